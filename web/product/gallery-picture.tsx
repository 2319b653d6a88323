import { useCallback, useState } from 'react'
import { Picture } from '#ui/picture.tsx'
import type { PictureEntry, PictureProps } from '#ui/picture.tsx'

type GalleryPictureProps = Omit<PictureProps, 'onError'> & { main: PictureEntry | undefined }

/** A picture that failed is replaced by the main one, once: if that fails too, its words must do. */
export function GalleryPicture({ picture, main = picture, ...rest }: GalleryPictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const onError = useCallback(() => {
    setFailed(picture.base)
  }, [picture.base])
  return <Picture {...rest} picture={failed === picture.base ? main : picture} onError={onError} />
}
