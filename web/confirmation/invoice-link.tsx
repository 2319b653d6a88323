import { TextLink } from '#ui/text-link.tsx'

export function InvoiceLink({ orderNumber, linkKey }: { orderNumber: string; linkKey: string | null }) {
  const key = linkKey === null ? '' : `?key=${encodeURIComponent(linkKey)}`
  return (
    <p className="mt-6 text-sm print:hidden">
      <TextLink to={`/api/orders/${encodeURIComponent(orderNumber)}/invoice.pdf${key}`}>
        Tax invoice (PDF)
      </TextLink>
    </p>
  )
}
