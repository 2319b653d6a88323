import type { CartLine } from '#shop/cart/cart-prices.ts'
import { Picture } from '#ui/picture.tsx'
import { picture } from '#web/pictures.ts'
import { pictureKeyOf } from './picture-of-address.ts'

const SHAPE = 'block aspect-[4/3] w-full rounded-control bg-paper-dark bg-cover object-cover'

type LinePictureProps = { line: { product: Pick<CartLine['product'], 'imageUrl'> } }

/** Beside its name a picture says nothing new to those who listen. */
export function LinePicture({ line }: LinePictureProps) {
  const { imageUrl } = line.product
  const key = pictureKeyOf(imageUrl)
  if (key !== null) {
    return (
      <Picture picture={picture(key)} alt="" sizes="(min-width: 40rem) 10rem, 6.5rem" className={SHAPE} />
    )
  }
  if (imageUrl === '') return <div className={SHAPE} />
  return <img src={imageUrl} alt="" loading="lazy" className={SHAPE} />
}
