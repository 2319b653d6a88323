/**
 * Reads on which page each anchor of a PDF stands. Chromium writes the tree of pages and the named destinations as
 * plain objects; only what is on the pages is compressed.
 */
export function anchorPages(pdf: Uint8Array): ReadonlyMap<string, number> {
  const objects = plainObjects(Buffer.from(pdf).toString('latin1'))
  const root = [...objects.values()].find((body) => body.includes('/Type /Catalog')) ?? ''
  const order = pagesUnder(objects, reference(root, 'Pages'))
  const destinations = objects.get(reference(root, 'Dests')) ?? ''
  const found = destinations.matchAll(/\/([\w-]+) \[(\d+) 0 R/g)
  return new Map([...found].map(([, name = '', page = '']) => [name, order.indexOf(page) + 1]))
}

export const pageCount = (pdf: Uint8Array): number =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Type \/Page\b/g),
  ].length

function plainObjects(text: string): ReadonlyMap<string, string> {
  const found = text.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)
  return new Map([...found].map(([, number = '', body = '']) => [number, body]))
}

const reference = (body: string, name: string): string =>
  new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? ''

function pagesUnder(objects: ReadonlyMap<string, string>, number: string): readonly string[] {
  const body = objects.get(number) ?? ''
  if (!body.includes('/Type /Pages')) return [number]
  const kids = /\/Kids \[([^\]]*)\]/.exec(body)?.[1] ?? ''
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => pagesUnder(objects, kid))
}
