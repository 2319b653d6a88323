/**
 * The name to greet by, or nothing. Names come from forms that anyone can fill in with anyone's address: only what looks
 * like a name is repeated, so that a mail of ours cannot be made to carry a stranger's message or link.
 */
export function firstName(name: string): string {
  const first = name.trim().split(/\s+/u)[0] ?? ''
  return /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first) ? first : ''
}

/** 'Thank you, Kim', or 'Thank you' where the name is not known. */
export const withName = (words: string, name: string): string => {
  const first = firstName(name)
  return first === '' ? words : `${words}, ${first}`
}
