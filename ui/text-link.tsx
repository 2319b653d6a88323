import { Anchor } from './anchor.tsx'
import type { AnchorProps } from './anchor.tsx'
import { classNames } from './class-names.ts'

/** A link inside running text. */
export function TextLink({ className, ...rest }: AnchorProps) {
  return <Anchor {...rest} className={classNames('underline-quiet', className)} />
}
