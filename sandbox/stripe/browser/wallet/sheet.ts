import type { ExpressCheckoutAddress, LineItem, ShippingRate } from '@stripe/stripe-js'
import type { Group } from '#sandbox/stripe/browser/group.ts'
import css from '#sandbox/stripe/browser/look/sheet.css?inline'
import { openModal } from '#sandbox/stripe/browser/modal.ts'
import { createAddressSection } from './address-section.ts'
import { createCardSection } from './card-section.ts'
import { type Contact, createContactSection } from './contact-section.ts'
import { createRatesSection } from './rates-section.ts'
import { createSheetFrame } from './sheet-frame.ts'
import { createTotalSection } from './total-section.ts'
import { WALLET_NAMES, type WalletId } from './wallets.ts'

export type Authorised = {
  cardNumber: string | undefined
  contact: Contact
  address: ExpressCheckoutAddress
  shippingRate: ShippingRate | undefined
}
/** What the shop said to a change: nothing when it refused. */
export type ChangeAnswer =
  { lineItems?: readonly LineItem[]; shippingRates?: readonly ShippingRate[] } | undefined

export type SheetRequest = {
  wallet: WalletId
  group: Group
  business: string | undefined
  collects: { contact: boolean; email: boolean; phone: boolean; shipping: boolean }
  lineItems: readonly LineItem[]
  shippingRates: readonly ShippingRate[]
  addressChanged: (contact: Contact, address: ExpressCheckoutAddress) => Promise<ChangeAnswer>
  rateChanged: (rate: ShippingRate) => Promise<ChangeAnswer>
  authorised: (details: Authorised) => void
  cancelled: () => void
}

export type Sheet = {
  close: () => void
  /** Back to the form, with what to correct. */
  correct: (at: 'address' | 'card', message: string) => void
  /** The end of this attempt: says so, then closes. */
  fail: (message: string) => void
}

// Long enough to read one sentence; there is a button for those who need longer or shorter.
const FAILURE_SHOWN_MS = 4000

/** The simulated wallet: what a phone would show, as a dialog. */
export function openSheet(request: SheetRequest): Sheet {
  const { group, collects } = request
  let turns = 0
  const card = request.wallet === 'paypal' ? undefined : createCardSection()
  const contact = createContactSection(collects)
  const address = createAddressSection(() => void changeAddress())
  const rates = createRatesSection(group.currency, (rate) => void changeRate(rate))
  const totals = createTotalSection(() => ({ amount: group.amount(), currency: group.currency() }))
  const sections = [
    card?.element,
    collects.contact && contact.element,
    collects.shipping && address.element,
    collects.shipping && rates.element,
    totals.element,
  ]
  const frame = createSheetFrame(request.wallet, request.business, sections, { confirm, cancel })
  const modal = openModal({
    label: WALLET_NAMES[request.wallet],
    dialogClass: 'Sheet',
    css,
    content: frame.elements,
    appearance: group.appearance,
    dismiss: cancel,
  })
  const stopWatching = group.onChange(() => {
    totals.render()
    modal.restyle()
  })

  totals.list(request.lineItems)
  rates.offer(request.shippingRates)
  if (collects.shipping) void changeAddress()
  else frame.setState('open')

  async function changeAddress() {
    const turn = beginUpdate()
    const answer = await request.addressChanged(contact.value(), address.value())
    if (turn !== turns) return
    if (answer?.shippingRates) rates.offer(answer.shippingRates)
    if (!answer) address.showRefusal('This shop does not deliver to that address. Choose another one.')
    endUpdate(answer)
  }

  async function changeRate(rate: ShippingRate) {
    const turn = beginUpdate()
    const answer = await request.rateChanged(rate)
    if (turn !== turns) return
    if (!answer) frame.showAlert('This shop cannot offer that delivery. Choose another one.')
    endUpdate(answer)
  }

  // Whoever chooses again before the shop has answered gets the answer to the last choice, whichever comes first.
  function beginUpdate() {
    frame.setState('updating')
    address.showRefusal(undefined)
    return ++turns
  }

  function endUpdate(answer: ChangeAnswer) {
    if (!modal.isOpen()) return
    if (answer?.lineItems) totals.list(answer.lineItems)
    totals.render()
    frame.setState(answer ? 'open' : 'refused')
  }

  function confirm() {
    if (frame.state() !== 'open') return
    const parts = [collects.contact && contact, collects.shipping && address].filter((part) => part !== false)
    const faulty = parts.map((part) => part.firstFault()).find((input) => input !== undefined)
    if (faulty) return faulty.focus()
    frame.setState('processing')
    request.authorised({
      cardNumber: card?.number(),
      contact: contact.value(),
      address: address.value(),
      shippingRate: collects.shipping ? rates.selected() : undefined,
    })
  }

  function cancel() {
    if (frame.state() === 'processing') return
    close()
    if (frame.state() !== 'failed') request.cancelled()
  }

  function close() {
    if (!modal.isOpen()) return
    stopWatching()
    modal.close()
  }

  return {
    close,
    correct(at, message) {
      frame.setState('open')
      if (at === 'address') address.showRefusal(message)
      else frame.showAlert(message)
    },
    fail(message) {
      frame.showAlert(message)
      frame.setState('failed')
      setTimeout(close, FAILURE_SHOWN_MS)
    },
  }
}
