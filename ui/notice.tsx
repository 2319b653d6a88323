import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const TONE = {
  info: 'border-deep bg-glacier',
  success: 'border-success bg-success-pale',
  error: 'border-error bg-error-pale',
} as const

type NoticeProps = { tone?: keyof typeof TONE; title?: ReactNode; children?: ReactNode; className?: string }

/** A message that stays on the page. An error is read out at once, the others when there is a pause. */
export function Notice({ tone = 'info', title, children, className }: NoticeProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames('rounded-control border-l-2 px-5 py-4 text-sm', TONE[tone], className)}
    >
      {title && <p className="font-semibold">{title}</p>}
      {children && <div className={classNames(Boolean(title) && 'mt-1')}>{children}</div>}
    </div>
  )
}
