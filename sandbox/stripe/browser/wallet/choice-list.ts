import { h } from '#sandbox/stripe/browser/dom.ts'

export type Choice = { id: string; title: string; detail?: string; aside?: string }

/** Radio buttons drawn as rows. */
export function createChoiceList(legend: string, name: string, chosen: (id: string) => void) {
  const rows = h('div', { class: 'Choices' })
  const element = h('fieldset', { class: 'ChoiceList' }, h('legend', { class: 'SheetLegend' }, legend), rows)
  return {
    element,
    show(choices: readonly Choice[], selected: string | undefined) {
      rows.replaceChildren(...choices.map((choice) => row(choice, name, choice.id === selected, chosen)))
      element.hidden = choices.length === 0
    },
  }
}

function row(choice: Choice, name: string, checked: boolean, chosen: (id: string) => void): HTMLElement {
  return h(
    'label',
    { class: 'Choice' },
    h('input', { type: 'radio', name, value: choice.id, checked, onchange: () => chosen(choice.id) }),
    h(
      'span',
      { class: 'ChoiceText' },
      h('span', {}, choice.title),
      choice.detail && h('span', { class: 'ChoiceDetail' }, choice.detail),
    ),
    choice.aside && h('span', { class: 'ChoiceAside' }, choice.aside),
  )
}
