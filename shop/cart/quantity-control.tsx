type QuantityControlProps = {
  quantity: number
  /** Why it cannot rise, or null while it can. */
  limit: string | null
  limitId: string
  onQuantity: (quantity: number) => void
}

const BUTTON =
  'flex size-11 items-center justify-center text-lg transition-colors duration-150 not-aria-disabled:hover:bg-paper-dark aria-disabled:cursor-not-allowed aria-disabled:text-steel-mid'

/** At the limit the button stays reachable, so that its reason can be read out. */
export function QuantityControl({ quantity, limit, limitId, onQuantity }: QuantityControlProps) {
  const full = limit !== null
  return (
    <div className="inline-flex items-center rounded-control border border-steel-mid bg-white">
      <button
        type="button"
        aria-label="Decrease quantity"
        className={BUTTON}
        onClick={() => {
          onQuantity(quantity - 1)
        }}
      >
        <span aria-hidden="true">−</span>
      </button>
      <span className="min-w-8 text-center tabular-nums">{quantity}</span>
      <button
        type="button"
        aria-label="Increase quantity"
        aria-disabled={full || undefined}
        aria-describedby={full ? limitId : undefined}
        className={BUTTON}
        onClick={() => {
          if (!full) onQuantity(quantity + 1)
        }}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  )
}
