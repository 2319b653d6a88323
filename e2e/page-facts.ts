import { parse, defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** What a crawler learns from the HTML of one page, without running a script. */
export type PageFacts = {
  parseErrors: readonly string[]
  /** Elements in the order in which the source opens them, and in which the parsed page holds them. */
  written: readonly string[]
  parsed: readonly string[]
  ids: readonly string[]
  links: readonly string[]
  canonical: string | null
  indexed: boolean
  title: string
  description: string | null
  h1: number
  things: readonly Record<string, unknown>[]
}

const attribute = (element: Element, name: string): string | null =>
  element.attrs.find((attr) => attr.name === name)?.value ?? null

export function factsOf(html: string): PageFacts {
  const parseErrors: string[] = []
  const document = parse(html, {
    onParseError: (error) => parseErrors.push(`${error.code} in line ${error.startLine}`),
  })
  const elements = [...elementsIn(document)]
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag)
  const metaContent = (name: string) => {
    const found = named('meta').find((element) => attribute(element, 'name') === name)
    return found ? attribute(found, 'content') : null
  }
  const canonical = named('link').find((element) => attribute(element, 'rel') === 'canonical')
  return {
    parseErrors,
    written: tagsWritten(html),
    parsed: elements.map(({ tagName }) => tagName),
    ids: elements.flatMap((element) => attribute(element, 'id') ?? []),
    links: named('a').flatMap((element) => attribute(element, 'href') ?? []),
    canonical: canonical ? attribute(canonical, 'href') : null,
    indexed: !(metaContent('robots') ?? '').includes('noindex'),
    title: named('title').map(textOf).at(0) ?? '',
    description: metaContent('description'),
    h1: named('h1').length,
    things: named('script')
      .filter((element) => attribute(element, 'type') === 'application/ld+json')
      .map((element) => JSON.parse(textOf(element)) as Record<string, unknown>),
  }
}

function* elementsIn(node: Node): Generator<Element> {
  if (defaultTreeAdapter.isElementNode(node)) yield node
  if ('content' in node) yield* elementsIn(node.content)
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child)
}

const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('')

/** A parser silently moves and adds elements that are nested wrongly; then this list differs from the parsed one. */
function tagsWritten(html: string): string[] {
  const withoutScripts = html
    .replaceAll(/(<(script|style)\b[^>]*>)[\s\S]*?(?=<\/\2>)/g, '$1')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
  return [...withoutScripts.matchAll(/<([a-zA-Z][a-zA-Z0-9-]*)/g)].map(([, name = '']) => name)
}
