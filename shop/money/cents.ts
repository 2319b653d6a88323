export type Cents = number & { readonly brand: 'cents' }
export const cents = (n: number): Cents => n as Cents
