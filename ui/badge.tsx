import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const TONE = {
  plain: 'border-steel-light text-steel',
  accent: 'border-cedar/40 bg-cedar-pale text-cedar-dark',
  solid: 'border-transparent bg-cedar text-white',
  glacier: 'border-transparent bg-glacier text-deep',
  success: 'border-transparent bg-success-pale text-success',
  error: 'border-transparent bg-error-pale text-error',
  dark: 'border-paper/45 bg-ink/45 text-paper',
} as const

export type BadgeTone = keyof typeof TONE

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-control border px-2.5 py-0.5 text-xs font-medium',
        TONE[tone],
      )}
    >
      {children}
    </span>
  )
}
