import { useState } from 'react'
import { factText } from '#shop/catalogue/facts.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { orderThing } from '#web/seo/structured-data/order.ts'
import type { OrderJson } from '#shop/orders/order-json.ts'
import { sampleTimeline } from '#shop/orders/sample-order.ts'
import { timelineOf } from '#shop/orders/timeline.ts'
import { MANUAL_PATH } from '#web/content/navigation.ts'
import { emailLink, phoneLink, type ShopDetails } from '#web/content/shop-details.ts'
import { JsonLd } from '#web/seo/json-ld.tsx'
import { confirmationTexts as texts } from './confirmation-texts.ts'
import { InvoiceLink } from './invoice-link.tsx'
import { CustomerTable, OrderNotice, OrderTable, Panel } from './receipt.tsx'
import { Thanks } from './thanks.tsx'
import { TimelineView } from './timeline-view.tsx'

type ConfirmedViewProps = {
  order: OrderJson
  sample: boolean
  details: ShopDetails
  siteUrl: string
  linkKey: string | null
}

const HEADINGS: Partial<Record<OrderJson['status'], string>> = {
  oversold: 'Sold out, and refunded',
  refunded: 'Order refunded',
  held: 'Payment received',
}

/** The header with the shop's name is not printed; paper that leaves the house should say where it came from. */
function PrintedSender({ details }: { details: ShopDetails }) {
  return (
    <p className="mb-8 hidden text-sm print:block">
      <span className="type-h3 block">{details.legalName}</span>
      {factText.suburb} · {details.phone} · {details.email}
    </p>
  )
}

/** Like a good receipt. */
export function ConfirmedView({ order, sample, details, siteUrl, linkKey }: ConfirmedViewProps) {
  const [now] = useState(() => new Date())
  const steps = timelineOf(order, now)
  return (
    <div className="grid gap-14">
      <header>
        <PrintedSender details={details} />
        {sample && <p className="type-eyebrow mb-4 text-cedar-dark">{texts.sample}</p>}
        <h1 className="type-h1">{HEADINGS[order.status] ?? texts.confirmed}</h1>
        <p className="type-lead mt-4 wrap-anywhere text-steel">
          <Thanks name={order.customerName} orderNumber={order.orderNumber} />
        </p>
      </header>
      <OrderNotice order={order} />
      {order.status !== 'oversold' && order.status !== 'refunded' && (
        <Panel heading="Delivery timeline">
          <TimelineView steps={sample ? sampleTimeline(steps) : steps} />
        </Panel>
      )}
      <div className="grid gap-14 md:grid-cols-2">
        <Panel heading="Order summary">
          <OrderTable order={order} />
          {!sample && !order.masked && <InvoiceLink orderNumber={order.orderNumber} linkKey={linkKey} />}
        </Panel>
        <Panel heading="Customer information">
          <CustomerTable order={order} />
          {order.masked && (
            <p className="mt-4 text-xs text-steel">
              Details are hidden because this is not the browser that bought. The link in your order e-mail
              shows everything.
            </p>
          )}
        </Panel>
      </div>
      <Panel heading="Setup & Support">
        <div className="grid gap-3 sm:flex sm:flex-wrap print:hidden">
          <LinkButton to="/resources/setup">Setup guide</LinkButton>
          <LinkButton to={MANUAL_PATH} variant="secondary">
            User manual (PDF)
          </LinkButton>
          <LinkButton to="/contact" variant="secondary">
            Contact support
          </LinkButton>
          <LinkButton to={phoneLink(details)} variant="secondary">
            Call {details.phone}
          </LinkButton>
        </div>
        <p className="mt-6 text-sm text-steel">
          Questions about this order? Call <TextLink to={phoneLink(details)}>{details.phone}</TextLink> or
          write to <TextLink to={emailLink(details)}>{details.email}</TextLink> and name the order number.
        </p>
      </Panel>
      {!order.masked && <JsonLd data={orderThing(order, siteUrl)} />}
    </div>
  )
}
