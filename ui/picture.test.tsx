import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Picture, pictureUrl, type PictureEntry } from './picture.tsx'

const wide: PictureEntry = {
  base: '/files/lake',
  width: 1600,
  height: 1000,
  widths: [480, 1600],
  hash: '0a1b2c3d',
  tones: ['#111111', '#222222', '#333333'],
}
const tall: PictureEntry = { ...wide, base: '/files/lake-tall', width: 1000, height: 1600 }

describe('a picture on a page', () => {
  test('offers AVIF in each width first, and JPEG to browsers without it', () => {
    const html = renderToStaticMarkup(<Picture picture={wide} alt="A lake" sizes="50vw" />)
    expect(html).toContain(
      '<source type="image/avif" srcSet="/files/lake-480.0a1b2c3d.avif 480w, /files/lake-1600.0a1b2c3d.avif 1600w" sizes="50vw"/>',
    )
    expect(html).toContain('src="/files/lake-1600.0a1b2c3d.jpg"')
    expect(html).toContain('srcSet="/files/lake-480.0a1b2c3d.jpg 480w, /files/lake-1600.0a1b2c3d.jpg 1600w"')
  })

  test('keeps its place and shows its colours before it arrives', () => {
    const html = renderToStaticMarkup(<Picture picture={wide} alt="A lake" sizes="50vw" />)
    expect(html).toContain('width="1600" height="1000"')
    expect(html).toContain('background-image:linear-gradient(#111111,#222222,#333333)')
  })

  test('is described in few bytes where many little ones stand together', () => {
    const html = renderToStaticMarkup(<Picture picture={wide} alt="" sizes="15vw" small />)
    expect(html).toContain('.avif 1600w" sizes="15vw"/><img src="/files/lake-1600.0a1b2c3d.jpg" alt=""')
    expect(html).not.toContain('gradient')
  })

  test('waits until it is near the view unless it is the first of the page', () => {
    const below = renderToStaticMarkup(<Picture picture={wide} alt="" sizes="50vw" />)
    expect(below).toContain('loading="lazy"')
    expect(below.toLowerCase()).not.toContain('fetchpriority')
    const first = renderToStaticMarkup(<Picture picture={wide} alt="" sizes="50vw" priority />)
    expect(first).toContain('loading="eager"')
    expect(first).toContain('fetchPriority="high"')
    // A browser lifts what it sees in the view: eleven thumbnails would then share the line with the picture above them.
    const thumbnail = renderToStaticMarkup(<Picture picture={wide} alt="" sizes="15vw" small />)
    expect(thumbnail).toContain('fetchPriority="low"')
  })

  test('says what is in it, and says nothing when it decorates', () => {
    expect(renderToStaticMarkup(<Picture picture={wide} alt="A lake" sizes="1px" />)).toContain(
      'alt="A lake"',
    )
    expect(renderToStaticMarkup(<Picture picture={wide} alt="" sizes="1px" />)).toContain('alt=""')
  })

  test('can have another cut for narrow screens, offered before the usual one', () => {
    const cuts = [{ media: '(max-width: 40rem)', picture: tall, sizes: '100vw' }]
    const html = renderToStaticMarkup(<Picture picture={wide} alt="" sizes="50vw" cuts={cuts} />)
    expect(html.indexOf('lake-tall-480')).toBeLessThan(html.indexOf('lake-480'))
    expect(html).toMatch(
      /<source media="\(max-width: 40rem\)" type="image\/avif"[^>]+width="1000" height="1600"\/>/,
    )
    expect(html).toMatch(/<source media="\(max-width: 40rem\)" srcSet="\/files\/lake-tall-480[^"]+\.jpg 480w/)
  })

  test('can be linked in one width', () => {
    expect(pictureUrl(wide, 'avif', 480)).toBe('/files/lake-480.0a1b2c3d.avif')
    expect(pictureUrl(wide, 'jpg')).toBe('/files/lake-1600.0a1b2c3d.jpg')
  })
})
