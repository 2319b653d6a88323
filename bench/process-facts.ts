import { readFile } from 'node:fs/promises'

/** Linux counts CPU time in hundredths of a second, whatever the kernel's own clock. */
const US_PER_TICK = 10_000
const KB_PER_MB = 1024

/** CPU time that a process has used so far, in microseconds, user and system. */
export async function cpuMicros(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name in brackets may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * US_PER_TICK
}

export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / KB_PER_MB)
}
