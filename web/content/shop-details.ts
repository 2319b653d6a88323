import { factText } from '#shop/catalogue/facts.ts'

/** What only the running shop knows about its owner: read from the environment, handed to pages by their loaders. */
export interface ShopDetails {
  readonly phone: string
  readonly email: string
  readonly legalName: string
  /** Eleven digits, or null while the owner has none. */
  readonly abn: string | null
  readonly social: { readonly facebook: string; readonly instagram: string; readonly youtube: string }
}

export const phoneLink = ({ phone }: Pick<ShopDetails, 'phone'>): string =>
  `tel:${phone.replaceAll(/[^\d+]/g, '')}`

export const emailLink = ({ email }: Pick<ShopDetails, 'email'>): string => `mailto:${email}`

/** Groups of 2, 3, 3 and 3, as the tax office writes it: '12 345 678 901'. */
export const abnText = (abn: string): string => abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')

/** Name, number and suburb: 'Acme Pty Ltd (ABN 12 345 678 901), …' */
export const sellerText = ({ legalName, abn }: Pick<ShopDetails, 'legalName' | 'abn'>): string =>
  `${legalName}${abn === null ? '' : ` (ABN ${abnText(abn)})`}, ${factText.suburb}`
