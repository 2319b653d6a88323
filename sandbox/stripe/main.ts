import { parseArgs } from 'node:util'
import { startStripeSandbox } from './start.ts'

/**
 * The sandbox as a process of its own, for several shops that share it: `node sandbox/stripe/main.ts --port 12111`.
 * Each shop joins it when it is started with the same SANDBOX_PORT.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '12111' }, data: { type: 'string', default: './data' } },
})
const sandbox = await startStripeSandbox({
  dataDir: values.data,
  port: Number(values.port),
  log: console.log,
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => void sandbox.stop().finally(() => process.exit(0)))
}
