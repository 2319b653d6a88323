import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import type { ShownPicture } from '#web/shown-picture.ts'
import { GalleryDialog } from './gallery-dialog.tsx'
import { GalleryPicture } from './gallery-picture.tsx'
import { MAIN_PICTURE_SIZES, THUMBNAIL_SIZES, thumbnailOf } from './picture-sizes.ts'

const SHAPE = 'block aspect-[4/3] w-full bg-cover object-cover'

export function Gallery({ pictures }: { pictures: readonly ShownPicture[] }) {
  const [index, setIndex] = useState(0)
  const [open, setOpen] = useState(false)
  const shown = pictures[index]
  const main = pictures[0]?.picture
  return (
    <div>
      <button
        type="button"
        aria-label="Open full-screen gallery"
        onClick={() => {
          setOpen(true)
        }}
        className="group relative block w-full cursor-zoom-in overflow-hidden rounded-control"
      >
        {shown && (
          <GalleryPicture
            {...shown}
            main={main}
            sizes={MAIN_PICTURE_SIZES}
            priority={index === 0}
            className={SHAPE}
          />
        )}
        <span className="absolute right-3 bottom-3 flex size-11 items-center justify-center rounded-control bg-paper/90 transition-colors duration-150 group-hover:bg-paper noscript:hidden">
          <Maximize2 aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
        </span>
      </button>
      <ul className="mt-2 grid grid-cols-6 gap-2 sm:mt-3 sm:gap-3" aria-label="Pictures">
        {pictures.map(({ picture, alt }, place) => (
          <li key={picture.base}>
            <button
              type="button"
              aria-label={`Picture ${place + 1} of ${pictures.length}: ${alt}`}
              aria-pressed={place === index}
              onClick={() => {
                setIndex(place)
              }}
              className={classNames(
                'block w-full overflow-hidden rounded-control transition-opacity duration-150 ease-calm',
                place === index
                  ? 'ring-1 ring-ink ring-offset-2 ring-offset-paper'
                  : 'opacity-75 hover:opacity-100',
              )}
            >
              <GalleryPicture
                picture={thumbnailOf(picture)}
                main={main && thumbnailOf(main)}
                alt=""
                sizes={THUMBNAIL_SIZES}
                small
                className="block aspect-square w-full object-cover sm:aspect-[4/3]"
              />
            </button>
          </li>
        ))}
      </ul>
      <GalleryDialog
        pictures={pictures}
        open={open}
        index={index}
        onIndex={setIndex}
        onClose={() => {
          setOpen(false)
        }}
      />
    </div>
  )
}
