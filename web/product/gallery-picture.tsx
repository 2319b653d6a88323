import { useCallback, useState } from 'react'
import { Picture } from '#ui/picture.tsx'
import type { PictureProps } from '#ui/picture.tsx'
import { galleryPictures } from '#web/content/pictures-alt.ts'
import { picture } from '#web/pictures.ts'

type GalleryKey = (typeof galleryPictures)[number]

const [MAIN] = galleryPictures

type GalleryPictureProps = Omit<PictureProps, 'picture' | 'onError'> & { name: GalleryKey }

/** A picture that failed is replaced by the main one, once: if that fails too, its words must do. */
export function GalleryPicture({ name, ...rest }: GalleryPictureProps) {
  const [failed, setFailed] = useState<GalleryKey | null>(null)
  const onError = useCallback(() => {
    setFailed(name)
  }, [name])
  return <Picture {...rest} picture={picture(failed === name ? MAIN : name)} onError={onError} />
}
