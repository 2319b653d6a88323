import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Dialog } from '#ui/dialog.tsx'
import type { ShownPicture } from '#web/shown-picture.ts'
import { GalleryPicture } from './gallery-picture.tsx'
import { useSwipe } from './use-swipe.ts'

type GalleryDialogProps = {
  pictures: readonly ShownPicture[]
  open: boolean
  index: number
  onIndex: (index: number) => void
  onClose: () => void
}

/** Goes round at both ends; by buttons, arrow keys and swiping. */
export function GalleryDialog({ pictures, open, index, onIndex, onClose }: GalleryDialogProps) {
  const shown = pictures[index]
  const total = pictures.length
  function step(by: 1 | -1): void {
    onIndex((index + by + total) % total)
  }
  const swipe = useSwipe({
    onLeft: () => {
      step(1)
    },
    onRight: () => {
      step(-1)
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      label="Picture gallery"
      place="full"
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') step(1)
        if (event.key === 'ArrowLeft') step(-1)
      }}
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between px-4 py-2 sm:px-6 sm:py-4">
          <p aria-live="polite" className="text-sm tabular-nums">
            {index + 1} / {total}
          </p>
          <GalleryButton label="Close" icon={X} onClick={onClose} />
        </div>
        <div {...swipe} className="relative min-h-0 grow touch-pan-y touch-pinch-zoom">
          {shown && (
            <GalleryPicture
              key={shown.picture.base}
              {...shown}
              main={pictures[0]?.picture}
              sizes="100vw"
              className="absolute inset-0 m-auto max-h-full w-auto max-w-full bg-cover object-contain select-none"
            />
          )}
        </div>
        <div className="flex items-center justify-center gap-4 px-4 py-3 sm:py-5">
          <GalleryButton
            label="Previous"
            icon={ChevronLeft}
            onClick={() => {
              step(-1)
            }}
          />
          <p className="line-clamp-4 max-w-[60ch] grow content-center text-center text-xs text-balance text-glacier/90 max-sm:min-h-20">
            {shown?.alt}
          </p>
          <GalleryButton
            label="Next"
            icon={ChevronRight}
            onClick={() => {
              step(1)
            }}
          />
        </div>
      </div>
    </Dialog>
  )
}

type GalleryButtonProps = { label: string; icon: LucideIcon; onClick: () => void }

function GalleryButton({ label, icon: Icon, onClick }: GalleryButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="inline-flex size-12 shrink-0 items-center justify-center rounded-control text-paper transition-colors duration-150 hover:bg-paper/12"
    >
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-6" />
    </button>
  )
}
