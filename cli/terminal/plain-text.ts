/** What a buyer typed must not steer the owner's terminal: escape sequences and line breaks become spaces. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** As oneLine, for text whose line breaks matter. */
export const paragraphs = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]+/gu, ' ')
