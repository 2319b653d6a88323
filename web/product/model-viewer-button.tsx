import { Rotate3d } from 'lucide-react'
import { Suspense, useState } from 'react'
import { PRODUCT_NAME } from '#shop/catalogue/facts/product-name.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { buyTexts } from '#web/content/buy-texts.ts'

const ModelView = lazyPart(async () => (await import('./model-view.tsx')).ModelView)

/** 'View in 3D'. Viewer and model are fetched when it is pressed, never before. */
export function ModelViewerButton() {
  const [open, setOpen] = useState(false)
  function close(): void {
    setOpen(false)
  }
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="shrink-0 whitespace-nowrap max-sm:w-full noscript:hidden"
        onClick={() => {
          setOpen(true)
        }}
      >
        <Rotate3d aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
        {buyTexts.view3d}
      </Button>
      <Dialog open={open} onClose={close} label={`${PRODUCT_NAME} in 3D`} place="full">
        <Suspense>
          <ModelView onClose={close} />
        </Suspense>
      </Dialog>
    </>
  )
}
