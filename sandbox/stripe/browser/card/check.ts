/** What is wrong with a field, in Stripe's codes; undefined means nothing is. */
export type Fault = { code: string; message: string }
