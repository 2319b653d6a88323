import { useEffect } from 'react'
import type { ProductJson } from '#shop/catalogue/product-json.ts'
import { readProductList } from '#shop/catalogue/read-product-list.ts'
import { useCatalogue } from './catalogue-context.tsx'

/** Price and stock of this moment. The page stands on what it was served with until they are here, or if they never come. */
export function useFreshProducts(): void {
  const { update } = useCatalogue()
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    function refresh(): void {
      fetchProducts(signal)
        .then(update)
        .catch(() => undefined)
    }
    // Out of the back/forward cache a page comes as it was left, with the price of that moment.
    function onPageShow(event: PageTransitionEvent): void {
      if (event.persisted) refresh()
    }
    window.addEventListener('pageshow', onPageShow, { signal })
    refresh()
    return () => {
      leaving.abort()
    }
    // Once per visit of the page: `update` changes with every answer of the server.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}

async function fetchProducts(signal: AbortSignal): Promise<readonly ProductJson[]> {
  const answer = await fetch('/api/products', { signal, credentials: 'same-origin' })
  if (!answer.ok) throw new Error(`${answer.status}: ${(await answer.text()) || answer.statusText}`)
  const list = readProductList(await answer.json())
  if (list === null) throw new Error('The answer is not a list of products')
  return list
}
