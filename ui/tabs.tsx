import { useRef } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { tabAfterKey } from './tab-keys.ts'

/** `id` is also the anchor of the panel. */
export type Tab = { readonly id: string; readonly label: string; readonly content: ReactNode }

type TabsProps = {
  /** Names the row of tabs. */
  label: string
  tabs: readonly Tab[]
  active: string
  onActive: (id: string) => void
}

const tabId = (id: string): string => `tab-${id}`

/** Quiet underlined tabs. Every panel is in the page; without script all of them show, under their headings. */
export function Tabs({ label, tabs, active, onActive }: TabsProps) {
  const row = useRef<HTMLDivElement>(null)
  return (
    <div>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className="-mx-gutter flex gap-7 overflow-x-auto border-b border-line px-gutter [scrollbar-width:none] noscript:hidden sm:mx-0 sm:gap-9 sm:px-0 print:hidden"
      >
        {tabs.map(({ id, label: text }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-selected={id === active}
            aria-controls={id}
            tabIndex={id === active ? 0 : -1}
            onClick={() => {
              onActive(id)
            }}
            onKeyDown={(event) => {
              const next = tabs[tabAfterKey(event.key, index, tabs.length) ?? -1]
              if (next === undefined) return
              event.preventDefault()
              onActive(next.id)
              row.current?.querySelector<HTMLElement>(`#${tabId(next.id)}`)?.focus()
            }}
            className={classNames(
              '-mb-px min-h-12 shrink-0 border-b-2 px-0.5 py-2.5 text-base -outline-offset-2 transition-colors duration-150 ease-calm',
              id === active ? 'border-cedar text-ink' : 'border-transparent text-steel hover:text-ink',
            )}
          >
            {text}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} tab={tab} open={tab.id === active} />
      ))}
    </div>
  )
}

function TabPanel({ tab, open }: { tab: Tab; open: boolean }) {
  return (
    <div
      id={tab.id}
      role="tabpanel"
      aria-labelledby={tabId(tab.id)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel that begins with text takes the focus itself
      tabIndex={0}
      data-folded={open ? undefined : ''}
      className="scroll-mt-40 pt-9 outline-offset-8 noscript:not-last:mb-10 noscript:not-last:border-b noscript:not-last:border-line noscript:not-last:pb-14"
    >
      <h2 className="type-h2 mb-8 hidden noscript:block print:block">{tab.label}</h2>
      {tab.content}
    </div>
  )
}
