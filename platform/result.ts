export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })

export const err = <E>(error: E): Result<never, E> => ({ ok: false, error })

/** Ends a switch over every case, so that a case added later fails to compile here. */
export function unreachable(x: never): never {
  throw new Error(`A case was forgotten: ${JSON.stringify(x)}`)
}
