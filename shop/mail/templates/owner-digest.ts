import { longDate } from '#shop/shipping/date-text.ts'
import type { CivilDate } from '#shop/shipping/civil-date.ts'
import { heading, list, text, type Block, type Letter } from '#shop/mail/letter/letter.ts'
import { command, ownerReason } from '#shop/mail/owner-parts.ts'

export type Digest = {
  readonly today: CivilDate
  /** Each a line: 'PO-7KQ4MXWB, Kim Lee, Next Day Delivery'. */
  readonly dispatchToday: readonly string[]
  readonly openOrders: readonly string[]
  readonly stock: readonly { readonly name: string; readonly stock: number }[]
  readonly unanswered: readonly string[]
  readonly parkedMails: number
}

/** A mail is for a glance: the tool shows the rest. */
const MOST_LINES = 20

export function ownerDigest(digest: Digest): Letter {
  const { dispatchToday, openOrders, stock, unanswered, parkedMails } = digest
  return {
    subject: `${longDate(digest.today)}: ${dispatchToday.length} to dispatch, ${openOrders.length} open, ${unanswered.length} unanswered`,
    preview: stock.map((product) => `${product.name}: ${product.stock} in stock`).join(', '),
    heading: longDate(digest.today),
    blocks: [
      heading('To dispatch today'),
      lines(dispatchToday, 'Nothing to dispatch today.', 'orders --open'),
      heading('Open orders'),
      lines(openOrders, 'No open orders.', 'orders --open'),
      heading('Stock'),
      list(stock.map((product) => `${product.name}: ${product.stock}`)),
      heading('Unanswered messages'),
      lines(unanswered, 'Every message is answered.', 'messages'),
      ...(parkedMails === 0
        ? []
        : [heading('Mail'), command(`Mails that could not be sent: ${parkedMails}. To see them`, 'mail')]),
    ],
    reason: ownerReason,
  }
}

function lines(given: readonly string[], none: string, tool: string): Block {
  if (given.length === 0) return text(none)
  const more = given.length - MOST_LINES
  const shown = given.slice(0, MOST_LINES)
  return list(more > 0 ? [...shown, `and ${more} more: npm run shop -- ${tool}`] : shown)
}
