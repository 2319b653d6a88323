import type { FormBody } from './form-encode.ts'

/** What was collected by the elements wins over what the shop passed along. */
export function mergeMethodData(given: FormBody, collected: FormBody): FormBody {
  const billing = { ...asFormBody(given['billing_details']), ...asFormBody(collected['billing_details']) }
  return { ...given, ...collected, ...(Object.keys(billing).length > 0 ? { billing_details: billing } : {}) }
}

export function asFormBody(params: unknown): FormBody {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Stripe's parameter types hold only what a form can carry
  return params && typeof params === 'object' ? (params as FormBody) : {}
}
