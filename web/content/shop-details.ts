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
