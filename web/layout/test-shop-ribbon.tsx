export function TestShopRibbon() {
  return (
    <aside
      aria-label="Notice"
      data-print="hide"
      className="bg-glacier px-gutter py-1.5 text-center text-xs text-deep"
    >
      Test shop: no money moves
    </aside>
  )
}
