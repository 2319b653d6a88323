import { execFileSync, spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '#platform/free-port.server.ts'
import { answering, ended } from './processes.ts'

export type Reference = { url: string; pids: readonly number[]; stop(): Promise<void> }
type Captured = { body: Buffer; headers: Record<string, string> }

const ACCEPT = { 'accept-encoding': 'br' }

/** The very bytes that the shop sends, still compressed, with their headers. */
export async function capture(url: string): Promise<Captured> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(url, { headers: ACCEPT }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const {
          connection: _c,
          'keep-alive': _k,
          date: _d,
          ...headers
        } = answer.headers as Record<string, string>
        resolve({ body: Buffer.concat(chunks), headers })
      })
    }).on('error', reject)
  })
}

export async function bareNode(captured: Captured, folder: string): Promise<Reference> {
  await mkdir(folder, { recursive: true })
  const [body, headers] = [path.join(folder, 'body'), path.join(folder, 'headers.json')]
  await writeFile(body, captured.body)
  await writeFile(headers, JSON.stringify(captured.headers))
  const port = await freePort()
  const child = spawn(process.execPath, ['bench/bare-server.ts', String(port), body, headers], {
    stdio: 'inherit',
  })
  await answering(`http://127.0.0.1:${port}/`, child)
  return { url: `http://127.0.0.1:${port}/`, pids: [child.pid ?? 0], stop: () => ended(child) }
}

/** nginx with one worker, the page as a file beside its headers; no log, as a busy shop would have it. */
export async function nginx(captured: Captured, folder: string): Promise<Reference> {
  await mkdir(folder, { recursive: true, mode: 0o755 })
  await writeFile(path.join(folder, 'page'), captured.body)
  const port = await freePort()
  const added = Object.entries(captured.headers)
    .filter(([name]) => !['content-length', 'content-type', 'etag'].includes(name))
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", String.raw`\'`)}';`)
  const config = path.join(folder, 'nginx.conf')
  await writeFile(
    config,
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log; user root;
events { worker_connections 256; }
http { access_log off; sendfile on; keepalive_requests 100000000; open_file_cache max=100;
  server { listen 127.0.0.1:${port}; root ${folder};
    location / { default_type '${captured.headers['content-type'] ?? 'text/html'}'; ${added.join(' ')} try_files /page =404; } } }`,
  )
  const child = spawn('nginx', ['-c', config, '-p', folder], { stdio: 'ignore' })
  await answering(`http://127.0.0.1:${port}/`, child)
  const pid = child.pid ?? 0
  const workers = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number)
  return { url: `http://127.0.0.1:${port}/`, pids: [pid, ...workers], stop: () => ended(child) }
}

export function installed(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
