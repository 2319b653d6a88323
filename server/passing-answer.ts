import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { packPage } from './packed-page.ts'

/** An answer that is not kept, such as a 404: rendered once for all who asked at that moment. */
export type PassingAnswer = {
  status: number
  headers: OutgoingHttpHeaders
  type: string | undefined
  body: Buffer<ArrayBuffer>
}

export async function passingAnswer(answer: Response): Promise<PassingAnswer> {
  return {
    status: answer.status,
    headers: { 'cache-control': 'no-store', ...Object.fromEntries(answer.headers) },
    type: answer.headers.get('content-type') ?? undefined,
    body: Buffer.from(await answer.arrayBuffer()),
  }
}

export async function writePassingAnswer(
  { status, headers, type, body }: PassingAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const packed = await packPage(body, type, request.headers['accept-encoding'])
  response.writeHead(status, { ...headers, ...packed.headers, 'content-length': packed.body.length })
  response.end(request.method === 'HEAD' ? undefined : packed.body)
}
