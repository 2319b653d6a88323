import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldTexts } from './field-frame.tsx'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> & FieldTexts

/** Several lines of text with their label; grows with what is written where the browser can. */
export function TextArea({ label, hint, error, optional, className, id, rows = 5, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hint, error, optional, className, id }}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          className={classNames(control.className, 'field-sizing-content min-h-28 py-3 leading-7')}
        />
      )}
    </FieldFrame>
  )
}
