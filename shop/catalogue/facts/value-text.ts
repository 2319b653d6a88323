const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A fact's value for the owner to read: 'minC 2, maxC 40'. */
export function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join('; ')
  if (!isRecord(value)) return String(value)
  return Object.entries(value)
    .map(([name, part]) => `${name} ${valueText(part)}`)
    .join(', ')
}
