import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { cpuMicros } from './process-facts.ts'

const run = promisify(execFile)

export type Load = { requests: number; cpuMicrosPerRequest: number; requestsPerSecond: number }
export type Target = { name: string; url: string; pids: readonly number[]; body?: string }

const CONNECTIONS = '16'
const LUA = (body: string) =>
  `wrk.method = "POST"\nwrk.body = ${JSON.stringify(body)}\nwrk.headers["content-type"] = "application/json"\n`

/** Asks as fast as the machine allows for some seconds; the cost is what the server's own processes used meanwhile. */
export async function load(target: Target, seconds: number, scratch: string): Promise<Load> {
  const script = path.join(scratch, 'post.lua')
  if (target.body !== undefined) await writeFile(script, LUA(target.body))
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip, deflate, br']
  const before = await cpuOf(target.pids)
  const { stdout } = await run('wrk', [
    ...options,
    ...(target.body === undefined ? [] : ['-s', script]),
    target.url,
  ])
  const used = (await cpuOf(target.pids)) - before
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${target.name}: ${stdout}`)
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  return { requests, cpuMicrosPerRequest: used / requests, requestsPerSecond: requests / seconds }
}

async function cpuOf(pids: readonly number[]): Promise<number> {
  const used = await Promise.all(pids.map(cpuMicros))
  return used.reduce((sum, some) => sum + some, 0)
}
