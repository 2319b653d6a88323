import { spawn, spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pause } from './pause.ts'

export const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(
  (program) => spawnSync(program, ['-v']).status === 0,
)

export type Nginx = { url: string; stop(): Promise<void> }

/** deploy/nginx.conf as it is, with other ports, another folder for its files, and without the certificate. */
export async function startNginx(
  program: string,
  folder: string,
  port: number,
  shops: readonly [number, number],
): Promise<Nginx> {
  const template = await readFile('deploy/nginx.conf', 'utf8')
  const config = template
    .split('\n')
    .filter((line) => !line.endsWith('# TLS'))
    .join('\n')
    .replace('client_max_body_size', `listen 127.0.0.1:${port};\n    client_max_body_size`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${shops[0]}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${shops[1]}`)
    .replace('/var/log/nginx/shop.log', path.join(folder, 'access.log'))
    .replace('http {', `http {\n${scratch(folder)}`)
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, `pid ${path.join(folder, 'nginx.pid')};\ndaemon off;\nmaster_process off;\n${config}`)
  const child = spawn(program, ['-c', file, '-e', path.join(folder, 'error.log')], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`${url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break
    await pause(100)
  }
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

const scratch = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${path.join(folder, kind)};`)
    .join('\n')
