/** Australian money: whole cents, so that no sum can drift by a fraction. */
export type Cents = number & { readonly brand: 'cents' }

const isCents = (n: number): n is Cents => Number.isSafeInteger(n)

export function cents(n: number): Cents {
  const amount = n + 0 // turns -0, which would print as '-$0.00', into 0
  if (!isCents(amount)) throw new RangeError(`Money is a whole number of cents, not ${n}`)
  return amount
}

export const NO_MONEY = cents(0)

export function addCents(...amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => cents(sum + amount), NO_MONEY)
}

export function timesCents(amount: Cents, count: number): Cents {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Money is multiplied by whole numbers, not ${count}`)
  return cents(amount * count)
}

/** Australian GST is 10 % on top of the net price, so a price that includes it holds one eleventh. */
const GST_SHARE = 11

/** The GST inside a total, rounded to the nearest cent; an eleventh is never exactly half a cent. */
export function gstInside(total: Cents): Cents {
  const remainder = total % GST_SHARE
  const wholeCents = (total - remainder) / GST_SHARE
  const roundingUp = Math.abs(remainder) * 2 > GST_SHARE ? Math.sign(remainder) : 0
  return cents(wholeCents + roundingUp)
}
