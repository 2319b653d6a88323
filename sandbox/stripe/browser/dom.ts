type Value = string | number | boolean | null | undefined | ((event: Event) => void)
export type Child = Node | string | null | undefined | false

/** Builds one element. `on…` functions become listeners, `true` an empty attribute, null and false no attribute. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, Value> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice('on'.length), value)
    else setAttribute(element, name, value)
  }
  append(element, children)
  return element
}

export function setAttribute(element: Element, name: string, value: Exclude<Value, (event: Event) => void>) {
  if (value === null || value === undefined || value === false) element.removeAttribute(name)
  else element.setAttribute(name, value === true ? '' : String(value))
}

export function replaceContent(parent: ParentNode, ...children: Child[]) {
  parent.replaceChildren()
  append(parent, children)
}

function append(parent: ParentNode, children: Child[]) {
  for (const child of children) if (child) parent.append(child)
}

/** The drawings here are our own constants, never anything a buyer or a server sent. */
export function drawing(svg: string): SVGElement {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  if (!(parsed instanceof SVGElement)) throw new TypeError('A drawing must be an svg element')
  parsed.setAttribute('aria-hidden', 'true')
  parsed.setAttribute('focusable', 'false')
  return parsed
}
