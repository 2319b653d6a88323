import { PRODUCT_NAME } from '#shop/catalogue/facts/product-name.ts'
import { Anchor } from '#ui/anchor.tsx'

export function Wordmark({ className = '' }: { className?: string }) {
  return (
    <Anchor to="/" className={`font-serif text-[1.75rem] leading-none tracking-[-0.015em] ${className}`}>
      {PRODUCT_NAME}
    </Anchor>
  )
}
