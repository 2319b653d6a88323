import { classNames } from './class-names.ts'

/** Decoration beside words that say what is going on; alone it needs a label from outside. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      aria-hidden="true"
      className={classNames('size-4.5 shrink-0 animate-spin motion-reduce:animate-none', className)}
    >
      <circle cx="10" cy="10" r="8" stroke="currentColor" strokeOpacity="0.25" strokeWidth="1.75" />
      <path d="M18 10a8 8 0 0 0-8-8" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  )
}
