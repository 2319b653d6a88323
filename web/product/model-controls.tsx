import type { ModelViewerElement } from '@google/model-viewer'
import { Minus, Plus, RotateCcw, RotateCw, Undo2 } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { TURN, ZOOM, resetView, turnBy } from './model-camera.ts'
import { modelWords } from './model-words.ts'

/** For everyone who cannot drag or pinch. */
export function ModelControls({ viewer }: { viewer: ModelViewerElement }) {
  const words = modelWords.controls
  return (
    <fieldset aria-label={words.group} className="flex justify-center gap-1">
      <ControlButton
        label={words.left}
        icon={RotateCw}
        onClick={() => {
          turnBy(viewer, -TURN)
        }}
      />
      <ControlButton
        label={words.right}
        icon={RotateCcw}
        onClick={() => {
          turnBy(viewer, TURN)
        }}
      />
      <ControlButton
        label={words.closer}
        icon={Plus}
        onClick={() => {
          viewer.zoom(ZOOM)
        }}
      />
      <ControlButton
        label={words.further}
        icon={Minus}
        onClick={() => {
          viewer.zoom(-ZOOM)
        }}
      />
      <ControlButton
        label={words.reset}
        icon={Undo2}
        onClick={() => {
          resetView(viewer)
        }}
      />
    </fieldset>
  )
}

type ControlButtonProps = { label: string; icon: LucideIcon; onClick: () => void }

export function ControlButton({ label, icon: Icon, onClick }: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="inline-flex size-12 shrink-0 items-center justify-center rounded-control transition-colors duration-150 hover:bg-ink/8"
    >
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />
    </button>
  )
}
