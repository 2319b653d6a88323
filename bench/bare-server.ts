import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The least that node:http can do: one body with the headers given, read from files named on the command line. */
const [, , port = '0', bodyFile = '', headersFile = ''] = process.argv
const body = readFileSync(bodyFile)
const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as Record<string, string>

createServer((request, response) => {
  // Whoever sends something is heard out first, as any server must.
  request.resume().on('end', () => {
    response.writeHead(200, headers)
    response.end(body)
  })
}).listen(Number(port), '127.0.0.1')
