import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

const PAGE = `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>Checkout</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>body{margin:16px auto;max-width:560px;font:italic 24px serif;color:green}input{border:9px solid red}</style>
<script src="/stripe.js"></script></head>
<body><main><h1>Checkout</h1><div id="root"></div></main><script src="/page.js"></script></body></html>`

// The shop's own policy, as far as it concerns the script: no inline scripts, no eval, no other host.
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'"

/** Plays the shop: serves the test page and forwards the sandbox's paths under its own origin. */
export async function servePage(files: { script: string; page: string }, sandboxPort: number) {
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (path.startsWith('/sandbox/stripe/')) return forward(incoming, outgoing, sandboxPort)
    const script = { '/stripe.js': files.script, '/page.js': files.page }[path]
    outgoing.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript')
    if (script === undefined) outgoing.setHeader('content-security-policy', POLICY)
    outgoing.end(script ?? PAGE)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The test page has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () => new Promise((closed) => (server.closeAllConnections(), server.close(closed))),
  }
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number) {
  const headers = {
    ...incoming.headers,
    'x-forwarded-host': incoming.headers.host,
    'x-forwarded-proto': 'http',
  }
  const target = request(
    { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    },
  )
  target.on('error', () => outgoing.destroy())
  incoming.pipe(target)
}
