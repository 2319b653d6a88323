import type { ModelViewerElement } from '@google/model-viewer'
import { pictureUrl } from '#ui/picture.tsx'
import { buyTexts } from '#web/content/buy-texts.ts'
import { MODEL } from '#web/model.ts'
import { picture } from '#web/pictures.ts'
import { modelWords } from './model-words.ts'

/** From the front left, as on the first picture; further off in a tall window, or the ends of the tub would be cut. */
export function firstView(): string {
  const distance = window.matchMedia('(orientation: landscape)').matches ? '82%' : '105%'
  return `-32deg 68deg ${distance}`
}

/** Shows the floor's edge but never what is below it. */
const LOWEST_VIEW = 'auto 88deg auto'

/**
 * Fetches the viewer, about 250 KB of script that nobody pays for who does not ask for it, and makes one for the tub.
 * It remembers failures by address, so another attempt needs another one.
 */
export async function makeModelElement(attempt: number): Promise<ModelViewerElement> {
  const { ModelViewerElement: Viewer } = await import('@google/model-viewer')
  const again = attempt === 0 ? '' : `?again=${attempt}`
  const viewer = new Viewer()
  viewer.append(arButton())
  for (const [name, value] of Object.entries(attributes(again))) viewer.setAttribute(name, value)
  return viewer
}

const attributes = (again: string): Readonly<Record<string, string>> => ({
  src: `${MODEL.model}${again}`,
  alt: modelWords.alt,
  poster: pictureUrl(picture('01-three-quarter'), 'jpg'),
  'camera-controls': '',
  'camera-orbit': firstView(),
  'max-camera-orbit': LOWEST_VIEW,
  'disable-pan': '',
  'interaction-prompt': 'none',
  'shadow-intensity': '0.9',
  'shadow-softness': '0.8',
  ar: '',
  // Without a file of its own for iPhones, the viewer makes one of the model when asked.
  'ar-modes': 'webxr scene-viewer quick-look',
  // Its true size, or the question whether it fits gets a wrong answer.
  'ar-scale': 'fixed',
  class: 'model-viewer absolute inset-0 size-full',
})

/** The viewer shows it only on a phone that can. */
function arButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.slot = 'ar-button'
  button.type = 'button'
  button.textContent = buyTexts.viewInSpace
  button.className =
    'absolute bottom-4 left-1/2 -translate-x-1/2 min-h-11 rounded-control bg-cedar px-5 py-2 text-sm font-medium whitespace-nowrap text-white'
  return button
}

/** Asked before anything is fetched: without it the viewer would stay white and say nothing. */
export function canShowModels(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}
