import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sha256, shortHash } from './fingerprint.ts'
import type { MadeFile } from './made-file.ts'

/**
 * What unpacks the compressed model in the browser, served by the shop itself. The viewer loads it as a classic script,
 * in which the module's export line would be a syntax error.
 */
export function meshoptDecoder(): MadeFile {
  const require = createRequire(import.meta.url)
  const module = readFileSync(require.resolve('three/examples/jsm/libs/meshopt_decoder.module.js'), 'utf8')
  const script = module.replace(/^export \{ MeshoptDecoder \};?\s*$/m, '')
  if (script === module) throw new Error('The decoder no longer ends with its export line')
  return { path: `model/meshopt-decoder.${shortHash(script)}.js`, source: sha256(script), make: () => script }
}
