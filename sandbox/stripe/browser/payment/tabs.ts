import { h, setAttribute } from '#sandbox/stripe/browser/dom.ts'
import type { Method } from './methods.ts'

export type Tabs = ReturnType<typeof createTabs>

/** Arrow keys, Home and End move between tabs; Tab itself goes on into the panel. */
export function createTabs(panelOf: (method: Method) => HTMLElement, chosen: (method: Method) => void) {
  const list = h('div', { class: 'TabList', role: 'tablist', 'aria-label': 'Payment method' })
  const panels = h('div', { class: 'Panels' })
  let methods: readonly Method[] = []
  let selected: string | undefined

  const tabOf = (id: string) => list.querySelector<HTMLElement>(`#tab-${id}`)

  function show(methodId: string | undefined) {
    selected = methodId
    for (const [index, { id }] of methods.entries()) {
      const tab = tabOf(id)
      if (!tab) continue
      const isSelected = id === methodId
      tab.classList.toggle('Tab--selected', isSelected)
      setAttribute(tab, 'aria-selected', isSelected ? 'true' : 'false')
      // With nothing selected (a collapsed form) the first tab must still be reachable by keyboard.
      tab.tabIndex = isSelected || (methodId === undefined && index === 0) ? 0 : -1
      const panel = panels.querySelector<HTMLElement>(`#panel-${id}`)
      if (panel) panel.hidden = !isSelected
    }
  }

  function choose(method: Method) {
    show(method.id)
    chosen(method)
  }

  list.addEventListener('keydown', (event) => {
    const now = methods.findIndex(({ id }) => tabOf(id) === event.target)
    const last = methods.length - 1
    const next = {
      ArrowRight: now === last ? 0 : now + 1,
      ArrowLeft: now <= 0 ? last : now - 1,
      Home: 0,
      End: last,
    }[event.key]
    const method = next === undefined ? undefined : methods[next]
    if (!method || now < 0) return
    event.preventDefault()
    choose(method)
    tabOf(method.id)?.focus()
  })

  return {
    elements: [list, panels],
    selected: () => selected,
    show,
    focus: () => tabOf(selected ?? methods[0]?.id ?? '')?.focus(),
    setDisabled(disabled: boolean) {
      for (const tab of list.querySelectorAll('button')) tab.disabled = disabled
    },
    setMethods(next: readonly Method[]) {
      methods = next
      list.replaceChildren(...methods.map((method) => tabButton(method, () => choose(method))))
      panels.replaceChildren(...methods.map((method) => tabPanel(method, panelOf(method))))
      list.hidden = methods.length < 2
      show(selected)
    },
  }
}

function tabButton(method: Method, onclick: () => void): HTMLElement {
  return h(
    'button',
    {
      type: 'button',
      role: 'tab',
      class: 'Tab',
      id: `tab-${method.id}`,
      'aria-controls': `panel-${method.id}`,
      onclick,
    },
    h('span', { class: 'TabLabel' }, method.label),
  )
}

function tabPanel(method: Method, content: HTMLElement): HTMLElement {
  return h(
    'div',
    { role: 'tabpanel', class: 'TabPanel', id: `panel-${method.id}`, 'aria-labelledby': `tab-${method.id}` },
    content,
  )
}
