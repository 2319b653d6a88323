import type { Block } from '#web/content/blocks.ts'
import { heading, link, list, paragraph } from '#web/content/blocks.ts'
import type { ShopDetails } from '#web/content/shop-details.ts'
import { sellerLine } from '#shop/invoice/seller.ts'
import { emailLink, phoneLink } from '#web/content/shop-details.ts'
import type { Policy } from './policy.ts'

const blocks = (shop: ShopDetails): readonly Block[] => [
  heading('Who we are'),
  paragraph(
    `${sellerLine(shop)}, runs this shop. Write to `,
    link(shop.email, emailLink(shop)),
    ' or call ',
    link(shop.phone, phoneLink(shop)),
    ' about anything in this policy. We handle personal information in line with the Australian Privacy Principles.',
  ),
  heading('What we collect, and why'),
  list(
    'When you order: name, e-mail, phone if you give it, delivery address and notes, what you bought, when and for how much. We need it to take payment, deliver, send the invoice, and stand behind the warranty. Your details are saved just before you pay, so that an order is not lost when a browser closes at the wrong moment; if you do not pay, nothing is charged.',
    'When you write to us: what you write, to answer it.',
    'When you subscribe to the newsletter: your e-mail address and the times at which you asked and confirmed, to send the letters and to prove that you wanted them.',
    'When you visit: the server’s log of addresses, pages and errors, to keep the shop running and to stop abuse.',
  ),
  paragraph(
    'You can look around without telling us who you are. Without a name, an e-mail address and, for delivery, an address, we cannot fulfil an order.',
  ),
  heading('What we do not do'),
  list(
    'We do not see or store card numbers. They go from your browser straight to the payment provider.',
    'We do not sell or rent personal information, and we use no advertising trackers.',
    'We do not add you to the newsletter because you bought something.',
  ),
  heading('Cookies and storage in your browser'),
  paragraph(
    'One cookie of our own keeps your session, so that the browser that bought can see its order. Your cart and your wishlist stay in your browser’s own storage and are not sent to us until you check out. What you type at the checkout is kept by that tab, so that it survives a reload, until you have ordered or close the tab. On the checkout page the payment provider sets cookies to prevent fraud.',
  ),
  heading('Who receives it'),
  list(
    [
      'Stripe, for payment and fraud prevention: name, e-mail, address, amount. ',
      link('Stripe’s privacy policy', 'https://stripe.com/au/privacy'),
      '.',
    ],
    'The carrier: name, phone, delivery address and notes.',
    'Our mail host and our server host, which carry and store the data for us.',
    'Authorities, where the law obliges us; and our accountant for the books.',
  ),
  paragraph(
    'Stripe and some hosts work in other countries, among them the United States and Ireland, and may keep data there. We choose those that bind themselves to protect it.',
  ),
  heading('How long we keep it'),
  list(
    'Orders, payments and invoices: seven years, because tax and company law ask for it.',
    'Messages: as long as the matter, or a warranty it concerns, is open.',
    'Newsletter: until you unsubscribe. We then keep only the note that you did.',
  ),
  heading('Letters'),
  paragraph(
    'The newsletter is sent only after you have opened the link that confirms it. Every letter says who sends it and has a link to unsubscribe that works at once. Mail about an order is part of the sale and carries no advertising.',
  ),
  heading('See it, correct it, complain'),
  paragraph(
    'Ask us at any time what we hold about you, to correct it, or to delete what we need not keep. We answer within 30 days and charge nothing. Anyone with only an order number sees the order’s state with name, e-mail, phone and address hidden; the private link in your order mail shows everything, so do not pass it on.',
  ),
  paragraph(
    'If you think we have handled your information badly, tell us first. If our answer does not satisfy you, you can turn to the ',
    link(
      'Office of the Australian Information Commissioner',
      'https://www.oaic.gov.au/privacy/privacy-complaints',
    ),
    '.',
  ),
  heading('Security and changes'),
  paragraph(
    'Traffic is encrypted and access is limited to those who need it. If a breach is likely to do you serious harm, we tell you and the Commissioner. When this policy changes, the date above changes with it.',
  ),
]

export const privacyPolicy = (shop: ShopDetails): Policy => ({
  title: 'Privacy policy',
  lastUpdated: '2026-11-15',
  intro: 'What we know about you, why, who else receives it, and how to ask us about it.',
  blocks: blocks(shop),
})
