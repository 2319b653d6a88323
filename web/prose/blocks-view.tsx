import { unreachable } from '#platform/result.ts'
import { classNames } from '#ui/class-names.ts'
import type { Block } from '#web/content/blocks.ts'
import { proseText, sourceText } from '#web/content/plain-text.ts'
import { FactsTable } from './facts-table.tsx'
import { ProseView } from './prose-view.tsx'

type BlocksViewProps = {
  blocks: readonly Block[]
  /** Level of the headings among the blocks. */
  level?: 2 | 3
  className?: string
}

/** Words of the shop as they are typed in web/content, in lines of at most 65 characters. */
export function BlocksView({ blocks, level = 2, className }: BlocksViewProps) {
  return (
    <div className={classNames('prose-blocks max-w-text', className)}>
      {blocks.map((block, index) => (
        // Blocks never move or change: their place is who they are.
        // oxlint-disable-next-line react/no-array-index-key
        <BlockView key={index} block={block} level={level} />
      ))}
    </div>
  )
}

function BlockView({ block, level }: { block: Block; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  switch (block.kind) {
    case 'heading':
      return <Heading className="type-h3 mt-12 mb-4 first:mt-0">{block.text}</Heading>
    case 'paragraph':
      return (
        <p className="mt-4 first:mt-0">
          <ProseView prose={block.text} />
        </p>
      )
    case 'list':
      return <ListView items={block.items} ordered={block.ordered} />
    case 'table':
      return (
        <div className="mt-6 first:mt-0">
          <FactsTable caption={block.caption} rows={block.rows} />
        </div>
      )
    case 'quote':
      return (
        <blockquote className="my-8 border-l-2 border-cedar pl-6 text-ink">
          <p>{block.text}</p>
        </blockquote>
      )
    case 'note':
      return (
        <aside className="my-8 rounded-control bg-glacier px-6 py-5 text-sm">
          <p className="font-semibold">{block.title}</p>
          <p className="mt-1">
            <ProseView prose={block.text} />
          </p>
        </aside>
      )
    case 'sources':
      return (
        <ul className="mt-4 space-y-3 text-sm text-steel">
          {block.items.map((source) => (
            <li key={source.title}>{sourceText(source)}</li>
          ))}
        </ul>
      )
    default:
      return unreachable(block)
  }
}

type ListBlock = Extract<Block, { kind: 'list' }>

function ListView({ items, ordered }: Pick<ListBlock, 'items' | 'ordered'>) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List
      className={classNames(
        'mt-4 space-y-2.5 pl-5.5 marker:text-steel',
        ordered ? 'list-decimal' : 'list-disc marker:text-[0.8em]',
      )}
    >
      {items.map((item) => (
        <li key={proseText(item)} className="pl-1">
          <ProseView prose={item} />
        </li>
      ))}
    </List>
  )
}
