import type { Customer } from './order.ts'

const HIDDEN = '•••'

/** Enough for the buyer to recognise the order as theirs, not enough for anyone else to learn who that is. */
export function maskedCustomer(customer: Customer): Customer {
  const [mailbox = '', host = ''] = customer.email.split('@')
  return {
    name: customer.name.split(/\s+/).filter(Boolean).map(firstLetter).join(' '),
    email: customer.email === '' ? '' : `${firstLetter(mailbox)}@${firstLetter(host)}`,
    phone: customer.phone === '' ? '' : HIDDEN,
    address: customer.address === '' ? '' : HIDDEN,
    city: customer.city === '' ? '' : HIDDEN,
    state: customer.state,
    postcode: customer.postcode === '' ? '' : HIDDEN,
    notes: '',
  }
}

/** By code point, so that half an emoji is never shown. */
const firstLetter = (word: string) => `${Array.from(word)[0] ?? ''}${HIDDEN}`
