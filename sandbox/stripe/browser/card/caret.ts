/** Where the caret belongs after reformatting: behind as many digits as stood before it. */
export function caretAfterDigits(formatted: string, digitCount: number): number {
  if (digitCount === 0) return 0
  let seen = 0
  for (let index = 0; index < formatted.length; index++) {
    if (/\d/.test(formatted.charAt(index)) && ++seen === digitCount) return index + 1
  }
  return formatted.length
}

export function digitsBefore(text: string, caret: number): number {
  return text.slice(0, caret).replace(/\D/g, '').length
}
