import type { ReactNode } from 'react'
import { facts } from '#shop/catalogue/facts.ts'
import { Section } from '#ui/layout.tsx'
import { Tabs } from '#ui/tabs.tsx'
import type { ProductTab } from '#web/content/product.ts'
import { DimensionDrawing } from '#web/drawings/dimension-drawing.tsx'
import { BlocksView } from '#web/prose/blocks-view.tsx'
import { useHashTab } from './use-hash-tab.ts'

export function ProductTabs({ tabs }: { tabs: readonly ProductTab[] }) {
  const [active, open] = useHashTab(tabs.map(({ id }) => id))
  return (
    <Section className="border-t border-line" aria-label="Product information">
      <Tabs
        label="Product information"
        active={active}
        onActive={open}
        tabs={tabs.map(({ id, label, blocks }) => ({
          id,
          label,
          content: withDrawing(id, <BlocksView blocks={blocks} />),
        }))}
      />
    </Section>
  )
}

function withDrawing(id: ProductTab['id'], words: ReactNode): ReactNode {
  if (id !== 'specs') return words
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
      {words}
      <DimensionDrawing
        tub={facts.tub}
        chiller={facts.chiller}
        className="w-full self-start rounded-control bg-white p-4 sm:p-8"
      />
    </div>
  )
}
