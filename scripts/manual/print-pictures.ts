import sharp from 'sharp'
import { PICTURE_ADDRESS } from './figures.ts'
import { ASSETS } from './places.ts'

/** 170 mm of text width at 200 dots an inch; home printers show no more. */
const WIDTH = 1340
const JPEG = { quality: 80, mozjpeg: true }

/** Puts the pictures themselves where the manual names their masters. */
export async function withPictures(html: string): Promise<string> {
  const named = [...new Map([...html.matchAll(PICTURE_ADDRESS)].map((match) => [match[0], match]))]
  const encoded = await Promise.all(
    named.map(async ([address, match]) => [address, await encode(match)] as const),
  )
  const pictures = new Map(encoded)
  return html.replaceAll(PICTURE_ADDRESS, (address) => pictures.get(address) ?? address)
}

async function encode([, master = '', ...numbers]: readonly (string | undefined)[]): Promise<string> {
  const [left = 0, top = 0, width = 0, height = 0] = numbers.map(Number)
  const whole = sharp(`${ASSETS}masters/${master}.jpg`)
  const part = width > 0 ? whole.extract({ left, top, width, height }) : whole
  const bytes = await part.resize({ width: WIDTH, withoutEnlargement: true }).jpeg(JPEG).toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}
