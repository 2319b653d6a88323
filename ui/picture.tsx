import { useEffect, useRef, type CSSProperties } from 'react'

/** One picture in several widths; its files are called `{base}-{width}.{hash}.avif` and `….jpg`. */
export type PictureEntry = {
  base: string
  /** Size of the original: gives the box its shape before anything has loaded. */
  width: number
  height: number
  widths: readonly number[]
  hash: string
  /** Colours from top to bottom, shown until the picture has arrived. */
  tones: readonly string[]
}

/** Another cut for screens that match `media`, such as a portrait one for phones. */
export type PictureCut = { media: string; picture: PictureEntry; sizes: string }

export type PictureProps = {
  picture: PictureEntry
  /** What a visitor would look for in it; empty when it only decorates. */
  alt: string
  /** How wide it is shown, as CSS: `(min-width: 64rem) 50vw, 100vw`. Decides which width is fetched. */
  sizes: string
  /** For the first picture of a page, and only for that: fetched before everything else. */
  priority?: boolean
  /** For one among many little ones: after the others, no colours before it comes, one JPEG for browsers without AVIF. */
  small?: boolean
  cuts?: readonly PictureCut[]
  className?: string | undefined
  style?: CSSProperties | undefined
  /** Called also for a picture that failed before the page came to life. */
  onError?: (() => void) | undefined
}

export function Picture({
  picture,
  alt,
  sizes,
  priority = false,
  small = false,
  cuts,
  className,
  style,
  onError,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  // A picture of the server's page can fail before React listens.
  useEffect(() => {
    const loaded = image.current
    if (loaded?.complete && loaded.currentSrc !== '' && loaded.naturalWidth === 0) onError?.()
  }, [onError])
  return (
    // The wrapper must not make a box of its own: a class with a height or an aspect ratio belongs to the image.
    <picture style={{ display: 'contents' }}>
      {cuts?.map((cut) => (
        <PictureSources key={cut.media} picture={cut.picture} sizes={cut.sizes} media={cut.media} />
      ))}
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <img
        ref={image}
        src={pictureUrl(picture, 'jpg')}
        {...(!small && { srcSet: sourceSet(picture, 'jpg'), sizes })}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        {...(priority && { fetchPriority: 'high' })}
        {...(small && { fetchPriority: 'low' })}
        className={className}
        style={small ? style : { backgroundImage: placeholder(picture), ...style }}
        onError={onError}
      />
    </picture>
  )
}

function PictureSources({ picture, sizes, media }: PictureCut) {
  const shape = { width: picture.width, height: picture.height }
  return (
    <>
      <source media={media} type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} {...shape} />
      <source media={media} srcSet={sourceSet(picture, 'jpg')} sizes={sizes} {...shape} />
    </>
  )
}

/** The file of one width; without one, of the widest. */
export function pictureUrl(
  picture: PictureEntry,
  extension: 'avif' | 'jpg',
  width = Math.max(...picture.widths),
): string {
  return `${picture.base}-${width}.${picture.hash}.${extension}`
}

function sourceSet(picture: PictureEntry, extension: 'avif' | 'jpg'): string {
  return picture.widths.map((width) => `${pictureUrl(picture, extension, width)} ${width}w`).join(', ')
}

function placeholder(picture: PictureEntry): string {
  return `linear-gradient(${picture.tones.join(',')})`
}
