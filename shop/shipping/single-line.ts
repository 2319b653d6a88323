import * as z from 'zod/mini'

// Line breaks in a name or an address could forge mail headers or lines of a label. U+2028 and U+2029 break lines too.
// Half a character (\p{Cs}) can be sent to nobody: neither the database nor the payment provider takes it.
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]/u
const CONTROL_EXCEPT_BREAKS = /[^\P{Cc}\n\t]|\p{Cs}/u

/** One line of text that must not be left empty. */
export const requiredLine = (label: string, max: number) =>
  optionalLine(label, max).check(z.minLength(1, `${label} is required`))

/** One line of text that may be empty. */
export const optionalLine = (label: string, max: number) =>
  z.string(`${label} must be text`).check(
    z.trim(),
    z.maxLength(max, `${label} can have at most ${max} characters`),
    z.refine((text) => !CONTROL.test(text), `${label} must be a single line of text`),
  )

/** Text of several lines that may be empty; line breaks come out as \n whatever the browser sent. */
export const paragraph = (label: string, max: number) =>
  z.string(`${label} must be text`).check(
    z.overwrite((text) => text.replace(/\r\n?/g, '\n')),
    z.trim(),
    z.maxLength(max, `${label} can have at most ${max} characters`),
    z.refine(
      (text) => !CONTROL_EXCEPT_BREAKS.test(text),
      `${label} contains characters that cannot be printed`,
    ),
  )
