import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'

// The server reads it from the build, so that both sides hold the very same context object.
export { pageServices } from './page-services.ts'

const RENDER_TIMEOUT_MS = 5000

/** Renders whole: no streaming scripts, so a page can be kept, hashed for the security policy and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let code = status
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    onError(error) {
      code = 500
      console.error(error)
    },
  })
  await body.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(body, { headers, status: code })
}
