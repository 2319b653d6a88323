export type BrandId = 'visa' | 'mastercard' | 'amex' | 'diners' | 'discover' | 'jcb' | 'unionpay' | 'unknown'

export type Brand = {
  id: BrandId
  name: string
  groups: readonly number[]
  lengths: readonly number[]
  cvcLengths: readonly number[]
}

const FOURS = [4, 4, 4, 4] as const

const UNKNOWN: Brand = {
  id: 'unknown',
  name: '',
  groups: [4, 4, 4, 4, 3],
  lengths: [16, 19],
  cvcLengths: [3, 4],
}

// First match wins, so the narrower ranges stand above the wider ones that contain them.
const BRANDS: readonly (Brand & { starts: RegExp })[] = [
  { id: 'visa', name: 'Visa', starts: /^4/, groups: FOURS, lengths: [16], cvcLengths: [3] },
  {
    id: 'mastercard',
    name: 'Mastercard',
    starts: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/,
    groups: FOURS,
    lengths: [16],
    cvcLengths: [3],
  },
  {
    id: 'amex',
    name: 'American Express',
    starts: /^3[47]/,
    groups: [4, 6, 5],
    lengths: [15],
    cvcLengths: [4],
  },
  {
    id: 'diners',
    name: 'Diners Club',
    starts: /^3(0[0-5]|09|[689])/,
    groups: [4, 6, 4],
    lengths: [14],
    cvcLengths: [3],
  },
  { id: 'jcb', name: 'JCB', starts: /^35/, groups: FOURS, lengths: [16], cvcLengths: [3] },
  {
    id: 'discover',
    name: 'Discover',
    starts: /^6(011|4[4-9]|5)/,
    groups: FOURS,
    lengths: [16],
    cvcLengths: [3],
  },
  {
    id: 'unionpay',
    name: 'UnionPay',
    starts: /^62/,
    groups: [4, 4, 4, 4, 3],
    lengths: [16, 19],
    cvcLengths: [3],
  },
]

export function brandOf(digits: string): Brand {
  return BRANDS.find((brand) => brand.starts.test(digits)) ?? UNKNOWN
}
