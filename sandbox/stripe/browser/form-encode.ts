type Encodable =
  string | number | boolean | null | undefined | readonly Encodable[] | { readonly [key: string]: Encodable }
export type FormBody = { readonly [key: string]: Encodable }

/** Stripe's form bodies: `a[b]=v`, lists by position, null as empty, undefined left out. */
export function formEncode(body: FormBody): URLSearchParams {
  const encoded = new URLSearchParams()
  for (const [key, value] of Object.entries(body)) add(encoded, key, value)
  return encoded
}

function add(encoded: URLSearchParams, key: string, value: Encodable) {
  if (value === undefined) return
  if (value === null) encoded.append(key, '')
  else if (typeof value === 'object')
    for (const [inner, item] of Object.entries(value)) add(encoded, `${key}[${inner}]`, item)
  else encoded.append(key, String(value))
}
