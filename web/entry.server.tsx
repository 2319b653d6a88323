import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { startScriptsLate } from './late-scripts.ts'
import { pageThings, tellThings } from './seo/page-things.ts'

// The server reads it from the build, so that both sides hold the very same context object.
export { pageServices } from './page-services.ts'

const RENDER_TIMEOUT_MS = 5000

/** Renders whole: no streaming scripts, so a page can be kept, hashed for the security policy and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  services: Readonly<RouterContextProvider>,
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
  const html = tellThings(await new Response(body).text(), services.get(pageThings))
  // The development server's page has scripts of its own, in an order of its own.
  return new Response(import.meta.env.DEV ? html : startScriptsLate(html), { headers, status: code })
}
