import { replyPromise, supportCards, type SupportCard } from '#web/content/contact.ts'
import { specificationsTab } from '#web/content/product/specifications-tab.ts'
import { warrantyTab } from '#web/content/product/warranty-tab.ts'
import { factText } from '#shop/catalogue/facts.ts'
import { blocksMarkup, proseMarkup } from './blocks.ts'
import type { Chapter } from './chapter.ts'
import { drawing, figure } from './figures.ts'
import { html } from './html.ts'
import { printedShop } from './printed-shop.ts'

const specifications = html`
  <div class="dimensions">
    ${figure(
      drawing(
        'dimensions',
        `Drawing with dimensions: the tub is ${factText.tubSize}, the chiller ${factText.chillerSize}`,
      ),
      'The tub and the chiller from the front and from the side.',
    )}
  </div>
  ${blocksMarkup(specificationsTab)}
`

/** A button that dials is only a number on paper. */
const onPaper = ({ text, to }: SupportCard['action']): string =>
  to.startsWith('tel:') ? printedShop.phone : text

const contact = html`
  <p class="lead">${replyPromise}</p>
  <div class="cards">
    ${supportCards(printedShop).map(
      ({ title, text, hours, action }) =>
        html`<section>
          <h2>${title}</h2>
          <p class="reach">${proseMarkup([{ text: onPaper(action), to: action.to }])}</p>
          <p>${hours}</p>
          <p>${text}</p>
        </section>`,
    )}
  </div>
  <p>
    Numbers change; paper does not. If one of these does not answer, the contact page of the website where you
    bought the tub (/contact) has those of today. The newest edition of this manual is there too.
  </p>
  <h2>Have this ready when you call</h2>
  <dl class="form">
    <dt>Order number</dt>
    <dd>PO-</dd>
    <dt>Delivered on</dt>
    <dd></dd>
    <dt>Code on the display</dt>
    <dd></dd>
    <dt>What happens, and since when</dt>
    <dd class="tall"></dd>
  </dl>
`

export const reference: readonly Chapter[] = [
  { id: 'specifications', title: 'Specifications', body: specifications },
  { id: 'warranty', title: 'Warranty', body: html`${blocksMarkup(warrantyTab(printedShop))}` },
  { id: 'contact', title: 'Contact', body: contact },
]
