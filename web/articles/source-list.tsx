import { blogPage } from '#web/content/blog/blog-page.ts'
import type { Source } from '#web/content/blocks.ts'
import { sourceText } from '#web/content/plain-text.ts'

export function SourceList({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="sources" className="mt-12 text-sm text-steel">
      <h2 id="sources" className="type-h4 text-ink">
        {blogPage.sourcesHeading}
      </h2>
      <ol className="mt-3 flex list-decimal flex-col gap-2 pl-5">
        {sources.map((source) => (
          <li key={source.title} className="pl-1.5">
            {sourceText(source)}
          </li>
        ))}
      </ol>
    </section>
  )
}
