import type { Brand } from '#sandbox/stripe/browser/card/brand.ts'
import { drawing, h } from '#sandbox/stripe/browser/dom.ts'

// Plain coloured tiles of our own: enough to recognise a scheme at a glance, with its name always beside them.
const TILES: Partial<Record<Brand['id'], string>> = {
  visa: '<rect width="34" height="22" rx="3" fill="#1a1f71"/><text x="17" y="15" fill="#fff" font-family="sans-serif" font-size="10" font-style="italic" font-weight="700" text-anchor="middle">VISA</text>',
  mastercard:
    '<rect width="34" height="22" rx="3" fill="#f4f1ec"/><circle cx="14" cy="11" r="6" fill="#d8352a"/><circle cx="20" cy="11" r="6" fill="#f0a128" fill-opacity=".85"/>',
  amex: '<rect width="34" height="22" rx="3" fill="#1f72b8"/><text x="17" y="14.5" fill="#fff" font-family="sans-serif" font-size="9" font-weight="700" text-anchor="middle">AMEX</text>',
}

export function brandMark(brand: Brand): Node[] {
  if (!brand.name) return []
  const tile = TILES[brand.id]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 22" width="34" height="22">${tile}</svg>`
  const name = h('span', { class: 'CardBrandName' }, brand.name)
  return tile ? [name, drawing(svg)] : [name]
}
