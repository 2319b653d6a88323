import { createField, type Field } from '#sandbox/stripe/browser/field.ts'
import { caretAfterDigits, digitsBefore } from './caret.ts'
import type { Fault } from './check.ts'

export type CardField = Field & {
  digits: () => string
  set: (typed: string) => void
  fault: () => Fault | undefined
  /** Shows what is wrong even when the field was not touched yet. */
  reveal: () => Fault | undefined
  /** A refusal from the bank, shown until the field is edited. */
  refuse: (message: string) => void
}

export function createCardField(options: {
  id: string
  label: string
  autocomplete: string
  placeholder: string
  adornment?: Node
  describedBy?: string
  read: (typed: string) => string
  format: (digits: string, deleting: boolean) => string
  check: (digits: string) => Fault | undefined
  announce: (message: string) => void
  changed: () => void
}): CardField {
  let digits = ''
  const field = createField({
    id: options.id,
    label: options.label,
    announce: options.announce,
    adornment: options.adornment,
    ...(options.describedBy ? { describedBy: options.describedBy } : {}),
    attributes: {
      inputmode: 'numeric',
      autocomplete: options.autocomplete,
      placeholder: options.placeholder,
      spellcheck: 'false',
      'aria-required': 'true',
    },
  })
  const { input } = field

  function set(typed: string, deleting = false) {
    digits = options.read(typed)
    input.value = options.format(digits, deleting)
  }

  /** While someone types only what can no longer become right is called wrong; what is merely unfinished waits for leaving. */
  function showWhileTyping() {
    const fault = options.check(digits)
    field.showFault(fault && !fault.code.startsWith('incomplete') ? fault.message : undefined)
  }

  function reveal() {
    const fault = options.check(digits)
    field.showFault(fault?.message)
    return fault
  }

  input.addEventListener('input', (event) => {
    const deleting = event instanceof InputEvent && event.inputType.startsWith('delete')
    const caret = input.selectionStart ?? input.value.length
    const atEnd = caret === input.value.length
    const before = digitsBefore(input.value, caret)
    set(input.value, deleting)
    // Focus stays where it is when a field is full: moving it unasked disorients people who cannot see it move.
    if (!atEnd) {
      const position = caretAfterDigits(input.value, before)
      input.setSelectionRange(position, position)
    }
    showWhileTyping()
    options.changed()
  })
  input.addEventListener('blur', () => {
    // A refusal stays in sight until the buyer edits the field, so only unfinished input is judged here.
    if (digits.length > 0 && options.check(digits)) reveal()
  })

  return {
    ...field,
    digits: () => digits,
    set: (typed) => {
      set(typed)
      showWhileTyping()
    },
    fault: () => options.check(digits),
    reveal,
    refuse: (message) => field.showFault(message),
  }
}
