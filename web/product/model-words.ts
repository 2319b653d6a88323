import { facts, factText } from '#shop/catalogue/facts.ts'

export const modelWords = {
  title: `${facts.productName} in 3D`,
  /** What someone who cannot see the model would want to know of it. */
  alt: `Model of ${facts.productName} to turn and look at: a rectangular tub clad in ${factText.timber} boards, ${factText.tubSize}, with a steel basin full of water; two hoses join it to a dark grey chiller with a fan grille and a round display at its right end.`,
  hint: 'Drag to turn, pinch or scroll to come closer. With the keyboard: arrow keys, plus and minus.',
  loading: 'Loading the model …',
  failed: 'The model could not be loaded. Please try again, or reload the page.',
  cannot: 'This browser cannot show three-dimensional models. The pictures show the tub from every side.',
  tryAgain: 'Try again',
  close: 'Close',
  controls: {
    group: 'Turn and zoom',
    left: 'Turn left',
    right: 'Turn right',
    closer: 'Zoom in',
    further: 'Zoom out',
    reset: 'Reset view',
  },
} as const
