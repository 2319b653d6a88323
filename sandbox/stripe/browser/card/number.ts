import { brandOf } from './brand.ts'
import type { Fault } from './check.ts'

export function cardDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  return digits.slice(0, Math.max(...brandOf(digits).lengths))
}

export function formatNumber(digits: string): string {
  const parts: string[] = []
  let taken = 0
  for (const size of brandOf(digits).groups) {
    if (taken >= digits.length) break
    parts.push(digits.slice(taken, taken + size))
    taken += size
  }
  return parts.join(' ')
}

/** The check digit that every card number carries, so that a slip of the finger is caught while typing. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

export function numberFault(digits: string): Fault | undefined {
  const { lengths } = brandOf(digits)
  if (lengths.includes(digits.length) && passesLuhn(digits)) return undefined
  if (digits.length < Math.max(...lengths))
    return { code: 'incomplete_number', message: 'Your card number is incomplete.' }
  return { code: 'invalid_number', message: 'Your card number is invalid.' }
}
