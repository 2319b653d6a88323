import { TextLink } from '#ui/text-link.tsx'
import type { Prose } from '#web/content/blocks.ts'

/** A sentence with its links. */
export function ProseView({ prose }: { prose: Prose }) {
  if (typeof prose === 'string') return prose
  return prose.map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <TextLink key={piece.to + piece.text} to={piece.to}>
        {piece.text}
      </TextLink>
    ),
  )
}
