/** Also named in the preload header: both must ask for the same file. */
export const HERO_SIZES = '100vw'
