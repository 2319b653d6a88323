/** Stripe's amounts are in the currency's smallest unit, which for most is a hundredth. */
export function formatAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-AU', { style: 'currency', currency })
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2
  return format.format(amount / 10 ** decimals)
}
