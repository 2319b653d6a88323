import { factText } from '#shop/catalogue/facts.ts'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Notice } from '#ui/notice.tsx'
import { fromPriceText } from '#shop/money/price-text.ts'
import { formatAud } from '#shop/money/format-aud.ts'
import type { OrderJson } from '#shop/orders/order-json.ts'

const money = (text: string) => {
  const amount = fromPriceText(text)
  return amount.ok ? formatAud(amount.value) : text
}

export function OrderTable({ order }: { order: OrderJson }) {
  return (
    <dl className="grid gap-3 text-sm">
      <Row
        label={`${order.productName} × ${order.quantity}`}
        value={money(order.productPrice)}
        detail={order.quantity > 1 ? 'each' : null}
      />
      <Row
        label={`Shipping (${order.deliveryLabel})`}
        value={order.shippingCost === '0.00' ? 'Free' : money(order.shippingCost)}
      />
      <Row label="Total" value={money(order.total)} strong ruled />
      <Row label="includes GST of" value={money(order.gst)} />
      {order.refunded !== '0.00' && <Row label="Refunded" value={money(order.refunded)} strong />}
      <Row label="Payment status" value={PAYMENT_WORDS[order.paymentStatus]} />
    </dl>
  )
}

const PAYMENT_WORDS: Readonly<Record<OrderJson['paymentStatus'], string>> = {
  unpaid: 'Not paid',
  processing: 'Being processed',
  paid: 'Paid',
  refunded: 'Refunded',
  partly_refunded: 'Partly refunded',
  disputed: 'Under review',
}

export function CustomerTable({ order }: { order: OrderJson }) {
  const pickup = order.deliveryMethod === 'pickup'
  const place = [order.shippingAddress, [order.city, order.state, order.postcode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
  return (
    <dl className="grid gap-3 text-sm">
      <Row label="Name" value={order.customerName} />
      <Row label="Email" value={order.customerEmail} />
      {order.customerPhone !== '' && <Row label="Phone" value={order.customerPhone} />}
      {pickup ? (
        <Row label="Pickup" value={factText.suburb} />
      ) : (
        <Row label="Delivery address" value={place} />
      )}
      {order.deliveryNotes !== '' && <Row label="Delivery notes" value={order.deliveryNotes} />}
    </dl>
  )
}

function Row({
  label,
  value,
  detail = null,
  strong = false,
  ruled = false,
}: {
  label: string
  value: string
  detail?: string | null
  strong?: boolean
  ruled?: boolean
}) {
  return (
    <div
      className={classNames(
        'flex justify-between gap-6',
        strong && 'text-base font-medium',
        ruled && 'mt-2 border-t border-line pt-4',
      )}
    >
      <dt className={strong ? '' : 'text-steel'}>{label}</dt>
      <dd className="max-w-2/3 shrink-0 text-right wrap-anywhere tabular-nums">
        {value}
        {detail !== null && <span className="text-steel"> {detail}</span>}
      </dd>
    </div>
  )
}

export function Panel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="border-t border-ink/70 pt-6">
      <h2 className="type-h3 mb-6">{heading}</h2>
      {children}
    </section>
  )
}

type Trouble = { tone: 'info' | 'error'; title: string; text: string }

const TROUBLES: Partial<Record<OrderJson['status'], Trouble>> = {
  oversold: {
    tone: 'error',
    title: 'The last tub was sold a moment before your payment arrived',
    text: 'We are sorry. Your whole payment is being refunded; banks take up to ten business days to show it. We have written to you.',
  },
  held: {
    tone: 'info',
    title: 'We are checking your payment',
    text: 'Your payment arrived, and one of us looks at it before the order goes on. You need not do anything.',
  },
  refunded: {
    tone: 'info',
    title: 'This order has been refunded',
    text: 'Banks take up to ten business days to show a refund.',
  },
}

/** What is not as it should be, in plain words, above everything else. */
export function OrderNotice({ order }: { order: OrderJson }) {
  const trouble = TROUBLES[order.status]
  if (!trouble) return null
  return (
    <Notice tone={trouble.tone} title={trouble.title}>
      {trouble.text}
    </Notice>
  )
}
