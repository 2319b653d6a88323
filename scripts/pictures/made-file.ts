/** One file with a fixed name that is made from others: a social preview, an icon, a drawing. */
export type MadeFile = {
  /** Under assets/. */
  path: string
  /** Fingerprint of everything it is made from. */
  source: string
  make: () => Promise<string | Uint8Array> | string | Uint8Array
}
