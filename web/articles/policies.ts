import { privacyPolicy } from '#web/content/policies/privacy.ts'
import type { Policy } from '#web/content/policies/policy.ts'
import { returnsPolicy } from '#web/content/policies/returns.ts'
import { termsOfSale } from '#web/content/policies/terms.ts'
import type { ShopDetails } from '#web/content/shop-details.ts'

/** By the last part of their address. */
export const policies = {
  privacy: privacyPolicy,
  returns: returnsPolicy,
  terms: termsOfSale,
} as const satisfies Readonly<Record<string, (shop: ShopDetails) => Policy>>

export type PolicyName = keyof typeof policies

export const isPolicyName = (name: string): name is PolicyName => Object.hasOwn(policies, name)
