import type { ReactNode } from 'react'
import { Section } from '#ui/layout.tsx'
import { Picture } from '#ui/picture.tsx'
import { Tabs } from '#ui/tabs.tsx'
import type { ProductTab } from '#web/content/product.ts'
import { DimensionDrawing } from '#web/drawings/dimension-drawing.tsx'
import type { Size } from '#web/drawings/dimension-plan.ts'
import { BlocksView } from '#web/prose/blocks-view.tsx'
import type { ShownPicture } from '#web/shown-picture.ts'
import { useHashTab } from './use-hash-tab.ts'

export type ShownTab = ProductTab & { shown: ShownPicture | null }
type Sizes = { tub: Size; chiller: Size }
type ProductTabsProps = { tabs: readonly ShownTab[]; sizes: Sizes }

export function ProductTabs({ tabs, sizes }: ProductTabsProps) {
  const [active, open] = useHashTab(tabs.map(({ id }) => id))
  return (
    <Section className="border-t border-line pt-8 md:pt-12" aria-label="Product information">
      <Tabs
        label="Product information"
        active={active}
        onActive={open}
        tabs={tabs.map((tab) => ({
          id: tab.id,
          label: tab.label,
          content: <TabBody tab={tab} sizes={sizes} />,
        }))}
      />
    </Section>
  )
}

type TabBodyProps = { tab: ShownTab; sizes: Sizes }

function TabBody({ tab, sizes }: TabBodyProps) {
  return (
    <div className="grid gap-10 lg:grid-cols-12 lg:gap-x-14">
      <BlocksView blocks={tab.blocks} className="lg:col-span-7" />
      <div className="lg:col-span-5">{besideOf(tab, sizes)}</div>
    </div>
  )
}

/** Beside the words: the drawing with the figures, a close picture where one says more. */
function besideOf({ id, shown }: ShownTab, sizes: Sizes): ReactNode {
  if (id === 'specs') {
    return <DimensionDrawing {...sizes} className="w-full rounded-control bg-white p-4 sm:p-8" />
  }
  if (shown === null) return null
  return (
    <Picture
      {...shown}
      sizes="(min-width: 64rem) 27rem, 92vw"
      className="block aspect-[4/5] w-full rounded-control bg-cover object-cover lg:sticky lg:top-26 max-lg:aspect-[4/3]"
    />
  )
}
