import { Rotate3d } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { productTexts } from '#web/content/product.ts'
import { ModelView } from './model-view.tsx'
import { modelWords } from './model-words.ts'

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
        className="noscript:hidden"
        onClick={() => {
          setOpen(true)
        }}
      >
        <Rotate3d aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
        {productTexts.view3d}
      </Button>
      <Dialog open={open} onClose={close} label={modelWords.title} place="full">
        <ModelView onClose={close} />
      </Dialog>
    </>
  )
}
