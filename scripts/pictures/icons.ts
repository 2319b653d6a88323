import sharp from 'sharp'
import { facts } from '#shop/catalogue/facts.ts'
import { sha256 } from './fingerprint.ts'
import type { MadeFile } from './made-file.ts'
import { mark } from './mark.ts'

const PAPER = '#faf8f4'
const INK = '#0d1b1e'

export function icons(): MadeFile[] {
  return [
    text('favicon.svg', mark('rounded')),
    {
      path: 'icons/favicon.ico',
      source: sha256(mark('rounded'), 'ico'),
      make: async () => ico(await png('rounded', 32)),
    },
    picture('apple-touch-icon.png', 'square', 180),
    picture('icon-192.png', 'rounded', 192),
    picture('icon-512.png', 'rounded', 512),
    picture('icon-maskable-512.png', 'maskable', 512),
    text('manifest.webmanifest', webManifest()),
  ]
}

function text(name: string, content: string): MadeFile {
  return { path: `icons/${name}`, source: sha256(content), make: () => content }
}

function picture(name: string, shape: Parameters<typeof mark>[0], size: number): MadeFile {
  return { path: `icons/${name}`, source: sha256(mark(shape), String(size)), make: () => png(shape, size) }
}

function png(shape: Parameters<typeof mark>[0], size: number): Promise<Buffer> {
  // Drawn at the final size: 72 dots an inch show the 32 units of the mark as 32 pixels.
  return sharp(Buffer.from(mark(shape)), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An ICO file with one PNG in it: a header of 6 bytes, one directory entry of 16, the picture. */
function ico(picture32: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon, not a cursor
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(32, 6) // width
  header.writeUInt8(32, 7) // height
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(picture32.length, 14)
  header.writeUInt32LE(header.length, 18) // where the picture starts
  return Buffer.concat([header, picture32])
}

function webManifest(): string {
  const manifest = {
    name: facts.productName,
    short_name: facts.productName,
    lang: 'en-AU',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: INK,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  }
  return JSON.stringify(manifest, null, 2) + '\n'
}

function icon(name: string, size: number, purpose: 'any' | 'maskable') {
  return { src: `/api/assets/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
