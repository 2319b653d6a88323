import { createServer } from 'node:http'
import { Stripe } from 'stripe'

export type WebhookReceiver = {
  url: string
  events: Stripe.Event[]
  /** Signature headers, as they came. */
  signatures: string[]
  /** The status of the next answers; the last one stays. */
  answerWith(...statuses: number[]): void
  /** Resolves with the events once there are so many. */
  received(count: number): Promise<Stripe.Event[]>
  verifyWith(secret: string): void
  close(): Promise<void>
}

/** A shop's end of the line, which checks every signature with the official SDK. */
export async function webhookReceiver(): Promise<WebhookReceiver> {
  const events: Stripe.Event[] = []
  const signatures: string[] = []
  let waiting: { count: number; resolve: (events: Stripe.Event[]) => void }[] = []
  let statuses = [200]
  let secret = ''
  const stripe = new Stripe('sk_test_x')

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature'])
      signatures.push(signature)
      events.push(stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, secret))
      const status = statuses.length > 1 ? statuses.shift() : statuses[0]
      response.writeHead(status ?? 200).end()
      for (const { count, resolve } of waiting) if (events.length >= count) resolve(events)
      waiting = waiting.filter(({ count }) => events.length < count)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    events,
    signatures,
    answerWith(...next) {
      statuses = next
    },
    received: (count) =>
      new Promise((resolve) => {
        if (events.length >= count) resolve(events)
        else waiting.push({ count, resolve })
      }),
    verifyWith(given) {
      secret = given
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
