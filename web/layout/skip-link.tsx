import { headerTexts } from '#web/content/navigation.ts'

export const CONTENT_ID = 'content'

export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="sr-only z-50 rounded-control bg-ink px-5 py-3 text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      {headerTexts.skip}
    </a>
  )
}
