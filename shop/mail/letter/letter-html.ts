import type { Seller } from '#shop/invoice/seller.ts'
import { blockHtml, linkHtml, wordsHtml } from './blocks-html.ts'
import { Html, markup } from './html.ts'
import type { Letter } from './letter.ts'
import { COLOUR, SANS, SERIF, STYLE_SHEET } from './look.ts'
import { sellerLine } from '#shop/invoice/seller.ts'

/** One column of at most 600 px, styled in place: what mail programs agree on. */
export function letterHtml(letter: Letter, seller: Seller, siteUrl: string): string {
  return markup`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.subject}</title>
<style>${new Html(STYLE_SHEET)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${COLOUR.paper};">
<div style="display:none;max-height:0;overflow:hidden;">${letter.preview}</div>
<div class="ground" style="padding:24px 0;background:${COLOUR.paper};font-family:${SANS};">
<div style="max-width:600px;margin:0 auto;">
${sheet(letter)}
${foot(letter, seller, siteUrl)}
</div>
</div>
</body>
</html>
`.source
}

const sheet = (letter: Letter): Html =>
  markup`<div class="sheet" style="padding:40px 40px 30px;background:${COLOUR.sheet};">
<p class="ink" style="margin:0 0 30px;font:400 21px/26px ${SERIF};color:${COLOUR.ink};">Plunge One</p>
<h1 class="ink title" style="margin:0 0 20px;font:400 33px/38px ${SERIF};color:${COLOUR.ink};overflow-wrap:anywhere;">${letter.heading}</h1>
${letter.blocks.map(blockHtml)}
</div>`

function foot(letter: Letter, seller: Seller, siteUrl: string): Html {
  const phone = linkHtml({ label: seller.phone, href: `tel:${seller.phone.replaceAll(/[^\d+]/g, '')}` })
  const email = linkHtml({ label: seller.email, href: `mailto:${seller.email}` })
  const site = linkHtml({ label: siteUrl.replace(/^https?:\/\//, ''), href: siteUrl })
  return markup`<div class="soft foot" style="padding:22px 40px 34px;font-size:13px;line-height:20px;color:${COLOUR.steel};overflow-wrap:anywhere;">
<p style="margin:0 0 8px;">${sellerLine(seller)}<br>${phone}, ${email}, ${site}</p>
<p style="margin:0;">${wordsHtml(letter.reason)}</p>
</div>`
}
