import * as z from 'zod/mini'
import { Postcode, postcodeOrNull } from './postcode.ts'
import { optionalLine, paragraph, requiredLine } from './single-line.ts'
import { AustralianState, stateMatches, stateName, stateOf } from './state-of-postcode.ts'

export const ADDRESS_MAX = 200
export const CITY_MAX = 100
export const NOTES_MAX = 500

export const DeliveryNotes = paragraph('Delivery notes', NOTES_MAX)

/** Where a delivered tub goes: complete, as needed at Pay. */
export const DeliveryAddress = z
  .object({
    address: requiredLine('Delivery Address', ADDRESS_MAX),
    city: requiredLine('City', CITY_MAX),
    state: AustralianState,
    postcode: Postcode,
  })
  .check(
    z.check(({ value, issues }) => {
      // Runs beside the checks of the fields, so it may meet a postcode that has been refused already.
      const postcode = postcodeOrNull(value.postcode)
      const message = postcode && stateMismatch(postcode, value.state)
      if (message !== null) issues.push({ code: 'custom', path: ['state'], message, input: value.state })
    }),
  )
export type DeliveryAddress = z.infer<typeof DeliveryAddress>

/** The same fields while the form is being filled in: each may still be empty, none may be malformed. */
export const UnfinishedAddress = z.object({
  address: optionalLine('Delivery Address', ADDRESS_MAX),
  city: optionalLine('City', CITY_MAX),
  state: z.union([z.literal(''), AustralianState], 'Choose a state or territory'),
  postcode: z.union([z.literal(''), Postcode], 'A postcode has four digits'),
})
export type UnfinishedAddress = z.infer<typeof UnfinishedAddress>

/** What to say at State when it cannot go with the postcode, or null. */
export function stateMismatch(postcode: Postcode, state: AustralianState): string | null {
  const usual = stateOf(postcode)
  if (usual === null || stateMatches(postcode, state)) return null
  return `Postcode ${postcode} is in ${stateName(usual)}. Please choose ${usual} or correct the postcode.`
}
