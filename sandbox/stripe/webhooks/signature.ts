import { createHmac } from 'node:crypto'

/** The `Stripe-Signature` header for these bytes, sent at this second. */
export function signatureHeader(secret: string, body: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}
