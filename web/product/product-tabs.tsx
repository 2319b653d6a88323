import type { ReactNode } from 'react'
import { facts } from '#shop/catalogue/facts.ts'
import { Section } from '#ui/layout.tsx'
import { Picture } from '#ui/picture.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { pictureAlt } from '#web/content/pictures-alt.ts'
import type { ProductTab } from '#web/content/product.ts'
import { DimensionDrawing } from '#web/drawings/dimension-drawing.tsx'
import { picture } from '#web/pictures.ts'
import { BlocksView } from '#web/prose/blocks-view.tsx'
import { useHashTab } from './use-hash-tab.ts'

export function ProductTabs({ tabs }: { tabs: readonly ProductTab[] }) {
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
          content: <TabBody tab={tab} />,
        }))}
      />
    </Section>
  )
}

/** Beside the words: the drawing with the figures, a close picture where one says more. */
function besideOf(id: ProductTab['id']): ReactNode {
  if (id === 'specs') return <Drawing />
  const name = CLOSE_PICTURE[id]
  if (name === undefined) return null
  return (
    <Picture
      picture={picture(name)}
      alt={pictureAlt[name]}
      sizes="(min-width: 64rem) 27rem, 92vw"
      className="block aspect-[4/5] w-full rounded-control bg-cover object-cover lg:sticky lg:top-26 max-lg:aspect-[4/3]"
    />
  )
}

type ClosePicture = '05-cedar' | '06-chiller' | '07-lid'

const CLOSE_PICTURE: Partial<Record<ProductTab['id'], ClosePicture>> = {
  details: '05-cedar',
  delivery: '07-lid',
  electrical: '06-chiller',
}

function Drawing() {
  return (
    <DimensionDrawing
      tub={facts.tub}
      chiller={facts.chiller}
      className="w-full rounded-control bg-white p-4 sm:p-8"
    />
  )
}

function TabBody({ tab: { id, blocks } }: { tab: ProductTab }) {
  return (
    <div className="grid gap-10 lg:grid-cols-12 lg:gap-x-14">
      <BlocksView blocks={blocks} className="lg:col-span-7" />
      <div className="lg:col-span-5">{besideOf(id)}</div>
    </div>
  )
}
