import { invalidRequest } from './errors.ts'

/** What `a[b][0]=x` becomes. Lists stay objects with number keys until a reader asks for a list. */
export type FormValue = string | FormFields
export type FormFields = { [name: string]: FormValue }

// Far above what the SDK sends, far below what could hurt.
const MOST_PAIRS = 1000
const DEEPEST = 8

export function parseForm(text: string): FormFields {
  const fields = emptyFields()
  let pairs = 0
  for (const [key, value] of new URLSearchParams(text)) {
    if (++pairs > MOST_PAIRS) throw invalidRequest('Too many parameters in one request.')
    place(fields, pathOf(key), value)
  }
  return fields
}

// Without a prototype, so that a parameter called `__proto__` or `constructor` is a parameter like any other.
const emptyFields = (): FormFields => Object.create(null)

function pathOf(key: string): string[] {
  const bracket = key.indexOf('[')
  if (bracket <= 0) return [key]
  const inner = key.slice(bracket)
  const steps = [...inner.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '')
  if (steps.map((step) => `[${step}]`).join('') !== inner || steps.length > DEEPEST) {
    throw invalidRequest(`Invalid parameter name: ${key}`, { param: key })
  }
  return [key.slice(0, bracket), ...steps]
}

function place(fields: FormFields, path: string[], value: string): void {
  let here = fields
  path.forEach((step, depth) => {
    // `list[]=x` takes the next free number.
    const name = step === '' && depth > 0 ? String(Object.keys(here).length) : step
    if (depth === path.length - 1) {
      here[name] = value
      return
    }
    const next = here[name]
    if (typeof next === 'object') here = next
    else here = here[name] = emptyFields()
  })
}

/** The same text for the same parameters, whatever their order: what an idempotency key is held against. */
export function canonicalForm(value: FormValue): string {
  if (typeof value === 'string') return JSON.stringify(value)
  const names = Object.keys(value).toSorted()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalForm(value[name] ?? '')}`).join()}}`
}
