import type { ModelViewerElement } from '@google/model-viewer'
import { firstView } from './model-element.ts'

/** Eight presses go once round. */
export const TURN = Math.PI / 4
/** In presses of the viewer's own plus key: two are a step one sees. */
export const ZOOM = 2

export function turnBy(viewer: ModelViewerElement, radians: number): void {
  const { theta, phi, radius } = viewer.getCameraOrbit()
  viewer.cameraOrbit = `${theta + radians}rad ${phi}rad ${radius}m`
}

export function resetView(viewer: ModelViewerElement): void {
  viewer.cameraOrbit = firstView()
  viewer.fieldOfView = 'auto'
}
