import type { Brand } from './brand.ts'
import type { Fault } from './check.ts'

export function cvcDigits(typed: string, brand: Brand): string {
  return typed.replace(/\D/g, '').slice(0, Math.max(...brand.cvcLengths))
}

export function cvcFault(digits: string, brand: Brand): Fault | undefined {
  if (brand.cvcLengths.includes(digits.length)) return undefined
  return { code: 'incomplete_cvc', message: 'Your card’s security code is incomplete.' }
}
