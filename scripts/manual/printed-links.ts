/** Where a page of the shop has its chapter in the manual; what has none is printed with its address. */
const CHAPTER_OF: Readonly<Record<string, string>> = {
  '/resources/setup': 'steps',
  '/resources/maintenance': 'schedule',
  '/resources/faq': 'questions',
  '/product#warranty': 'warranty',
  '/product#specs': 'specifications',
  '/wellness#who-should-not-plunge': 'safety',
  '/contact': 'contact',
}

export type PrintedLink =
  | { readonly kind: 'inside' | 'outside'; readonly href: string }
  | { readonly kind: 'words'; readonly address: string }

export function printedLink(to: string): PrintedLink {
  const chapter = CHAPTER_OF[to]
  if (chapter !== undefined) return { kind: 'inside', href: `#${chapter}` }
  if (/^(?:https|tel|mailto):/.test(to)) return { kind: 'outside', href: to }
  return { kind: 'words', address: to }
}

export const linkedChapters: readonly string[] = Object.values(CHAPTER_OF)
