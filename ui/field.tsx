import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldTexts } from './field-frame.tsx'

export type FieldProps = Omit<ComponentProps<'input'>, 'className'> & FieldTexts

/** One line of text with its label. */
export function Field({ label, hint, error, optional, className, id, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, className, id }}>
      {(control) => <input {...input} {...control} className={classNames(control.className, 'h-13')} />}
    </FieldFrame>
  )
}
