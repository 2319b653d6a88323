import { Anchor } from './anchor.tsx'
import type { AnchorProps } from './anchor.tsx'
import { buttonStyle } from './button-style.ts'
import type { ButtonLook } from './button-style.ts'
import { classNames } from './class-names.ts'

/** A link that looks like a button. */
export function LinkButton({ variant, size, wide, className, ...rest }: AnchorProps & ButtonLook) {
  return <Anchor {...rest} className={classNames(buttonStyle({ variant, size, wide }), className)} />
}
