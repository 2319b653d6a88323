import { Suspense, useRef, useState } from 'react'
import type { WantedItem } from '#shop/pricing/lines.ts'
import { postcodeOrNull } from '#shop/shipping/postcode-text.ts'
import type { Postcode } from '#shop/shipping/postcode.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useEarlyValue } from '#ui/use-early-value.ts'
import { buyTexts } from '#web/content/buy-texts.ts'

const DIGITS = 4

const loadResult = async () => (await import('./estimate-result.tsx')).EstimateResult
// Rates, holidays and dates: fetched when someone turns to the field, here long before four digits are typed.
const EstimateResult = lazyPart(loadResult)

/** Asks for a postcode and shows the delivered total and the date, by the same rules as the checkout. */
export function PostcodeEstimate({ items }: { items: readonly WantedItem[] }) {
  const input = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<{ postcode: Postcode; now: Date } | null>(null)
  const [error, setError] = useState<string | null>(null)

  function ask(typed: string): boolean {
    const postcode = postcodeOrNull(typed)
    setAsked(postcode && { postcode, now: new Date() })
    return postcode !== null
  }
  useEarlyValue(input, ask)

  return (
    <form
      noValidate
      className="noscript:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        const known = ask(input.current?.value ?? '')
        setError(known ? null : 'A postcode has four digits')
        if (!known) input.current?.focus()
      }}
    >
      <div className="flex flex-wrap items-start gap-x-3">
        <Field
          label={buyTexts.postcodeLabel}
          name="postcode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={DIGITS}
          ref={input}
          error={error}
          onFocus={() => void loadResult().catch(() => undefined)}
          onChange={(event) => {
            setError(null)
            ask(event.target.value)
          }}
          className="grow basis-full sm:basis-36"
        />
        <Button
          type="submit"
          variant="secondary"
          className="mt-3 grow sm:mt-[1.875rem] px-5 whitespace-nowrap"
        >
          {buyTexts.postcodeButton}
        </Button>
      </div>
      <div aria-live="polite" className="mt-3 text-sm">
        <Suspense>{asked && <EstimateResult {...asked} items={items} />}</Suspense>
      </div>
    </form>
  )
}
