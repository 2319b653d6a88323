import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { ControlButton, ModelControls } from './model-controls.tsx'
import { useModelStage } from './model-stage.ts'
import { modelWords } from './model-words.ts'

/** The tub to turn and to look at from all sides. */
export function ModelView({ onClose }: { onClose: () => void }) {
  const stage = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const state = useModelStage(stage, attempt)
  return (
    <div className="flex h-full flex-col bg-paper text-ink">
      <div className="flex items-center justify-between px-4 py-2 sm:px-6 sm:py-3">
        <h2 className="type-h3">{modelWords.title}</h2>
        <ControlButton label={modelWords.close} icon={X} onClick={onClose} />
      </div>
      <div className="relative min-h-0 grow bg-paper-dark">
        <div ref={stage} className="absolute inset-0" hidden={state.phase === 'failed'} />
        {state.phase === 'loading' && (
          <output className="absolute inset-x-0 bottom-4 mx-auto flex w-fit items-center gap-2.5 rounded-control bg-paper/90 px-4 py-2 text-sm">
            <Spinner />
            {modelWords.loading}
          </output>
        )}
        {state.phase === 'cannot' && <Notice className="mx-auto mt-8 max-w-lg">{modelWords.cannot}</Notice>}
        {state.phase === 'failed' && (
          <Notice tone="error" className="mx-auto mt-8 max-w-lg">
            <p>{modelWords.failed}</p>
            <Button
              variant="secondary"
              size="small"
              className="mt-3"
              onClick={() => {
                setAttempt(attempt + 1)
              }}
            >
              {modelWords.tryAgain}
            </Button>
          </Notice>
        )}
      </div>
      <div className="px-4 pt-2 pb-4 text-center text-xs text-steel sm:px-6">
        {/* Their place is kept, or the model would jump when they come. */}
        <div className="min-h-12">{state.phase === 'ready' && <ModelControls viewer={state.viewer} />}</div>
        <p>{modelWords.hint}</p>
      </div>
    </div>
  )
}
