import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** The 1200 px measure with the page's gutters. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames(
        'mx-auto w-full max-w-[calc(75rem+2*var(--spacing-gutter))] px-gutter',
        className,
      )}
    />
  )
}

const GROUND = {
  paper: '',
  sand: 'bg-paper-dark',
  glacier: 'bg-glacier',
  deep: 'on-dark bg-deep text-paper',
} as const

export type SectionProps = ComponentProps<'section'> & { ground?: keyof typeof GROUND }

/** A band of the page with the section rhythm above and below. */
export function Section({ ground = 'paper', className, children, ...rest }: SectionProps) {
  return (
    <section {...rest} className={classNames('py-section', GROUND[ground], className)}>
      <Container>{children}</Container>
    </section>
  )
}

const GAP = { small: 'gap-3', normal: 'gap-5', large: 'gap-8', huge: 'gap-14' } as const

export function Stack({
  gap = 'normal',
  className,
  ...rest
}: ComponentProps<'div'> & { gap?: keyof typeof GAP }) {
  return <div {...rest} className={classNames('flex flex-col', GAP[gap], className)} />
}
