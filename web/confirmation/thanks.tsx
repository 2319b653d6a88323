/** The sentence below the heading; also in the server's page, for the sample. */
export function Thanks({ name, orderNumber }: { name: string; orderNumber: string }) {
  return (
    <>
      {name === '' ? 'Thank you.' : `Thank you, ${name}.`} Your order number is{' '}
      <strong className="font-medium whitespace-nowrap text-ink">{orderNumber}</strong>.
    </>
  )
}
