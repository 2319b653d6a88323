import sharp from 'sharp'
import { facts } from '#shop/catalogue/facts.ts'
import { SOCIAL_PREVIEW_SIZE } from '#web/social-preview.ts'
import { sha256 } from './fingerprint.ts'
import type { MadeFile } from './made-file.ts'
import type { SocialCard } from './social-cards.ts'
import { readMaster } from './source.ts'
import { typeset } from './typeset.ts'

/** No srcset here, so one file serves all; below 80 the type gets a halo. */
const JPEG = { quality: 82, mozjpeg: true }

export function socialPreviewFile(card: SocialCard): MadeFile {
  const master = readMaster(card.master)
  return {
    path: `social/${card.name}.jpg`,
    source: sha256(master, cardMarkup(card, 'master'), JSON.stringify(JPEG)),
    async make() {
      const address = `data:image/jpeg;base64,${master.toString('base64')}`
      return sharp(await typeset(cardMarkup(card, address), SOCIAL_PREVIEW_SIZE))
        .jpeg(JPEG)
        .toBuffer()
    },
  }
}

/** The words stand beside the picture, not on it: nothing is darkened, and they read on any picture. */
function cardMarkup({ title, position }: SocialCard, address: string): string {
  const { width, height } = SOCIAL_PREVIEW_SIZE
  return `<style>
  .card { display: grid; grid-template-columns: 440px 1fr; width: ${width}px; height: ${height}px; background: #faf8f4; color: #0d1b1e }
  .card img { width: 100%; height: ${height}px; object-fit: cover; object-position: ${position} }
  .words { box-sizing: border-box; display: flex; flex-direction: column; justify-content: space-between; padding: 56px 40px 52px 56px }
  .shop { font: 500 28px 'Instrument Sans' }
  .title { font: 400 ${titleSize(title)}px/1.04 'Instrument Serif'; letter-spacing: -.01em; text-wrap: balance }
  .title::before { content: ''; display: block; width: 56px; height: 3px; margin-bottom: 30px; background: #a24e28 }
  </style>
  <div class="card"><div class="words"><div class="shop">${escape(facts.productName)}</div><div class="title">${escape(title)}</div></div>
  <img src="${address}"></div>`
}

/** A heading of up to four words is set large; an article's title has to fit into five lines. */
function titleSize(title: string): number {
  return title.length <= 30 ? 76 : 58
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
