/** What is made from which master. Changing anything here makes `npm run pictures` encode that picture again. */

export type Recipe = {
  key: string
  /** File under assets/masters/. */
  master: string
  widths: readonly number[]
  /** Drawn over the master before it is encoded. */
  overlay?: 'dimensions'
  /** A phone waits for this one before it shows a page: its files are made smaller. */
  firstView?: true
}

/** 240 is a thumbnail at three dots a pixel; 960 the main picture on a phone; 1600 the full-screen gallery. */
const GALLERY_WIDTHS = [240, 480, 960, 1600]
/** Half a desktop column up to a full-bleed band on a dense screen. */
const ARTICLE_WIDTHS = [480, 800, 1200, 1600]
/** Laptop, desktop, and both of them on dense screens; phones get the portrait cut instead. */
const WIDE_HERO_WIDTHS = [768, 1280, 1920, 2560]
/** Phones of 320 to 430 CSS pixels at two and three dots a pixel. */
const PORTRAIT_HERO_WIDTHS = [480, 720, 960, 1200]

function recipe(key: string, widths: readonly number[]): Recipe {
  return { key, master: `${key}.jpg`, widths }
}

export const RECIPES: readonly Recipe[] = [
  { ...recipe('01-three-quarter', GALLERY_WIDTHS), firstView: true },
  recipe('02-front', GALLERY_WIDTHS),
  recipe('03-top', GALLERY_WIDTHS),
  recipe('04-water', GALLERY_WIDTHS),
  recipe('05-cedar', GALLERY_WIDTHS),
  recipe('06-chiller', GALLERY_WIDTHS),
  recipe('07-lid', GALLERY_WIDTHS),
  recipe('08-hoses', GALLERY_WIDTHS),
  recipe('09-deck', GALLERY_WIDTHS),
  recipe('10-room', GALLERY_WIDTHS),
  { ...recipe('11-dimensions', GALLERY_WIDTHS), overlay: 'dimensions' },
  recipe('hero-wide', WIDE_HERO_WIDTHS),
  { ...recipe('hero-portrait', PORTRAIT_HERO_WIDTHS), firstView: true },
  recipe('article-morning', ARTICLE_WIDTHS),
  recipe('article-science', ARTICLE_WIDTHS),
  recipe('article-care', ARTICLE_WIDTHS),
  recipe('article-evening', ARTICLE_WIDTHS),
  recipe('about-workshop', ARTICLE_WIDTHS),
]

export const ENCODING = {
  // Compared by eye at full size: at 52 the fibre of the cedar smears into flat colour, at 64 it is all there and the
  // main picture on a phone still stays under 40 KB. Full colour resolution costs 5 % and keeps red board edges clean.
  avif: { quality: 64, effort: 5, chromaSubsampling: '4:4:4' },
  // The fallback for browsers of before 2021, and the file that mail, search engines and social networks read.
  jpeg: { quality: 78, mozjpeg: true, progressive: true },
} as const

/**
 * On a slow line 20 KB are a tenth of a second. Half the colour resolution and quality 60 save a fifth, and on a screen
 * of nearly two dots a pixel the grain of the cedar is the same; below 60 it begins to soften. What is wider than a phone
 * asks for keeps everything.
 */
export const FIRST_VIEW = {
  avif: { quality: 60, effort: 7, chromaSubsampling: '4:2:0' },
  widest: 1200,
} as const
