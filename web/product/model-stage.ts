import type { ModelViewerElement } from '@google/model-viewer'
import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { canShowModels, makeModelElement } from './model-element.ts'

/** Longer without any progress, and the line is stuck without an error to tell. */
const STALLED_MS = 45_000

export type ModelState =
  { phase: 'loading' | 'failed' | 'cannot' } | { phase: 'ready'; viewer: ModelViewerElement }

/** Puts the viewer into `stage` and tells how far it is; taken out again when the stage goes or another attempt begins. */
export function useModelStage(stage: RefObject<HTMLElement | null>, attempt: number): ModelState {
  const [state, setState] = useState<ModelState>({ phase: 'loading' })
  useEffect(() => {
    let current = true
    let viewer: ModelViewerElement | undefined
    let patience: ReturnType<typeof setTimeout> | undefined
    function become(next: ModelState): void {
      if (current) setState(next)
      clearTimeout(patience)
    }
    function waitOn(): void {
      clearTimeout(patience)
      patience = setTimeout(become, STALLED_MS, { phase: 'failed' })
    }
    async function show(): Promise<void> {
      const made = await makeModelElement(attempt)
      if (!current) return
      viewer = made
      made.addEventListener('load', () => {
        become({ phase: 'ready', viewer: made })
      })
      made.addEventListener('error', () => {
        become({ phase: 'failed' })
      })
      made.addEventListener('progress', waitOn)
      waitOn()
      stage.current?.append(made)
    }
    become({ phase: canShowModels() ? 'loading' : 'cannot' })
    if (canShowModels()) {
      show().catch(() => {
        become({ phase: 'failed' })
      })
    }
    return () => {
      current = false
      clearTimeout(patience)
      viewer?.remove()
    }
  }, [stage, attempt])
  return state
}
