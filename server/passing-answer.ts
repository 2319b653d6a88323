import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** An answer that is not kept, such as a 404: rendered once for all who asked at that moment. */
export type PassingAnswer = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

export async function passingAnswer(answer: Response): Promise<PassingAnswer> {
  const body = Buffer.from(await answer.arrayBuffer())
  const headers = { 'cache-control': 'no-store', ...Object.fromEntries(answer.headers) }
  return { status: answer.status, headers: { ...headers, 'content-length': body.length }, body }
}

export function writePassingAnswer(
  { status, headers, body }: PassingAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}
