import { facts, factText } from '#shop/catalogue/facts.ts'

/** What a buyer would look for in each picture; the key is the master's file name without its ending. */
export const pictureAlt = {
  '01-three-quarter': `${facts.productName} from the front left: a cedar-clad steel tub full of clear water, with the dark grey chiller at its right end`,
  '02-front':
    'The tub and the chiller from the front: eight cedar boards high, two black hoses between them, the chiller about two thirds as high as the tub',
  '03-top':
    'From above: the cedar rim around a rounded steel basin, the drain in its floor, and the chiller joined by two short hoses',
  '04-water':
    'Clear blue water and a few blocks of ice in the steel basin, with its rolled rim set into the cedar',
  '05-cedar':
    'Close view of a corner: mitred cedar boards with visible grain, the rounded cap rail and a small steel name plate',
  '06-chiller':
    'The chiller: a dark metal housing with a louvred fan grille, a round display that reads 3 °C cooling, and three buttons below it',
  '07-lid':
    'The lid folded half open: two stitched panels in black canvas with a grey underside, a grip at the front, and the water beside them',
  '08-hoses': 'The two insulated hoses in close view, with metal couplings at the tub and at the chiller',
  '09-deck':
    'On a timber deck in the morning sun: the blue water in the tub, the chiller beside it, grasses and a dark fence behind',
  '10-room':
    'Indoors on a plain floor in front of a timber slat wall, the water blue in the light of a window, a bench with towels behind',
  '11-dimensions': `Dimensions: the tub is ${factText.tubSize}, the chiller ${factText.chillerSize}`,
  'about-workshop':
    'A workshop: an unclad steel basin on two trestles, cedar boards along the wall and in a stack, a plane and its shavings, clamps on a rail',
  'article-care': 'A linen cloth over the cedar rim of the full tub, and a soft brush beside it',
  'article-evening':
    'The open tub in a room at dusk, a little steam above the warm water, a paper lamp glowing on the bench behind',
  'article-morning':
    'Looking down into the full tub in early light: clear blue water with a thin mist above it, grasses out of focus behind',
  'article-science': 'Blocks of clear ice floating in blue water, seen from close above',
  'hero-wide': `${facts.productName} on a timber deck at first light, blue water with a little mist above it, grasses and a dark fence behind`,
  'hero-portrait': `${facts.productName} on a timber deck at first light, below a tall dark timber screen`,
  social: `${facts.productName}, a cedar-clad cold plunge tub with its chiller, on a timber deck`,
} as const

export type PictureKey = keyof typeof pictureAlt

/** The eleven pictures of the product page, in their order; the first is the main image. */
export const galleryPictures = [
  '01-three-quarter',
  '02-front',
  '03-top',
  '04-water',
  '05-cedar',
  '06-chiller',
  '07-lid',
  '08-hoses',
  '09-deck',
  '10-room',
  '11-dimensions',
] as const satisfies readonly PictureKey[]
