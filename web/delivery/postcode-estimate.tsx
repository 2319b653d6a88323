import { useState } from 'react'
import type { WantedItem } from '#shop/pricing/lines.ts'
import { postcodeOrNull } from '#shop/shipping/postcode.ts'
import type { Postcode } from '#shop/shipping/postcode.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { productTexts } from '#web/content/product.ts'
import { EstimateResult } from './estimate-result.tsx'

const DIGITS = 4

/** Asks for a postcode and shows the delivered total and the date, by the same rules as the checkout. */
export function PostcodeEstimate({ items }: { items: readonly WantedItem[] }) {
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<{ postcode: Postcode; now: Date } | null>(null)
  const [error, setError] = useState<string | null>(null)

  function ask(typed: string): boolean {
    const postcode = postcodeOrNull(typed)
    setAsked(postcode && { postcode, now: new Date() })
    return postcode !== null
  }

  return (
    <form
      noValidate
      className="noscript:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        const known = ask(text)
        setError(known ? null : 'A postcode has four digits')
        if (!known) event.currentTarget.querySelector('input')?.focus()
      }}
    >
      <div className="flex flex-wrap items-start gap-x-3">
        <Field
          label={productTexts.postcodeLabel}
          name="postcode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={DIGITS}
          value={text}
          error={error}
          onChange={(event) => {
            const typed = event.target.value
            setText(typed)
            setError(null)
            ask(typed)
          }}
          className="grow basis-full sm:basis-36"
        />
        <Button
          type="submit"
          variant="secondary"
          className="mt-3 grow sm:mt-[1.875rem] px-5 whitespace-nowrap"
        >
          {productTexts.postcodeButton}
        </Button>
      </div>
      <div aria-live="polite" className="mt-3 text-sm">
        {asked && <EstimateResult {...asked} items={items} />}
      </div>
    </form>
  )
}
