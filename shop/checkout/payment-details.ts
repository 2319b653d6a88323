import { fullName } from '#shop/catalogue/product.ts'
import type { PaymentDetails } from '#shop/payments/payment.ts'
import type { Quote } from '#shop/pricing/quote.ts'
import type { PaymentSessionRequest } from './payment-session-request.ts'

/** Whoever picks the tub up needs no address, and what was typed before changing to pickup is not kept. */
export function receiver({ customerInfo }: PaymentSessionRequest) {
  const { name, phone, address, city, state, postcode, deliveryMethod } = customerInfo
  if (deliveryMethod === 'delivery') return { name, phone, address, city, state, postcode }
  return { name, phone, address: '', city: '', state: '', postcode: '' }
}

export function paymentDetails(request: PaymentSessionRequest, price: Quote): PaymentDetails {
  const to = receiver(request)
  const complete = to.address !== '' && to.name !== ''
  return {
    amount: price.total,
    description: price.lines.map((line) => `${line.quantity} × ${fullName(line)}`).join(', '),
    shipping: complete ? to : null,
  }
}
