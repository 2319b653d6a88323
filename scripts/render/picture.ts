import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import sharp from 'sharp'
import { MASTERS, SCENE, WORK } from './places.ts'
import type { Shot } from './shots.ts'
import { canDenoise, PYTHON, WEIGHTS } from './tools.ts'

const DRAFT = { width: 400, samples: '6' }
/** No colour is averaged away: the served pictures are made from it. */
const MASTER_JPEG = { quality: 95, chromaSubsampling: '4:4:4' }

export type Way = { kind: 'whole' | 'draft' | 'grade' } | { kind: 'part'; border: string }

/** Renders, denoises, balances and grades one shot. Answers where the picture is. */
export async function makePicture(name: string, shot: Shot, way: Way): Promise<string> {
  const draft = way.kind === 'draft'
  const folder = `${WORK}${draft ? 'drafts' : 'finals'}/`
  mkdirSync(folder, { recursive: true })
  const raw = `${folder}${name}.exr`
  const clean = `${folder}${name}.clean.exr`
  const balanced = `${folder}${name}.balanced.exr`
  const png = `${folder}${shot.file}.png`
  if (way.kind !== 'whole' && !draft && !existsSync(raw))
    throw new Error(`${name} has not been rendered yet.`)

  if (way.kind === 'whole') render(name, shot.size, String(shot.samples), raw)
  if (way.kind === 'draft') render(name, draftSize(shot.size), DRAFT.samples, raw)
  if (way.kind === 'part') {
    const part = `${folder}${name}.part.exr`
    render(name, shot.size, String(shot.samples), part, ['--border', way.border])
    python('merge_part.py', [raw, part, way.border])
  }
  const denoised = !draft || canDenoise()
  if (denoised && way.kind !== 'grade')
    python('denoise.py', [raw, clean, WEIGHTS, String(shot.noise), String(shot.detail)])
  const light = [...shot.whiteBalance, shot.shade].map(String)
  python('white_balance.py', [denoised ? clean : raw, balanced, ...light])
  blender('grade.py', [balanced, png, String(shot.exposure), shot.look])
  return draft ? png : keepMaster(name, shot, png, raw)
}

async function keepMaster(name: string, shot: Shot, png: string, raw: string): Promise<string> {
  const master = `${MASTERS}${shot.file}.jpg`
  await sharp(png).jpeg(MASTER_JPEG).toFile(master)
  // The dimension lines are drawn over this picture: it brings the ends of its edges along.
  if (name === 'dims') copyFileSync(raw.replace(/exr$/, 'json'), `${MASTERS}${shot.file}.json`)
  return master
}

function render(
  shot: string,
  size: string,
  samples: string,
  out: string,
  more: readonly string[] = [],
): void {
  blender('render.py', ['--shot', shot, '--size', size, '--samples', samples, '--out', out, ...more])
}

export function draftSize(size: string): string {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return `${DRAFT.width}x${Math.round((DRAFT.width * height) / width)}`
}

/** -B: no compiled files among the sources. */
function python(script: string, words: readonly string[]): void {
  run(PYTHON, ['-B', `${SCENE}${script}`, ...words])
}

function blender(script: string, words: readonly string[]): void {
  run('blender', ['-b', '--factory-startup', '-P', `${SCENE}${script}`, '--', ...words])
}

/** Quiet unless something goes wrong: Blender writes a line for every sample. */
function run(command: string, words: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, words, { encoding: 'utf8' })
  if (status === 0) return
  const said = `${stdout}\n${stderr}`.trim().split('\n').slice(-15).join('\n')
  throw new Error(`${command} ${words.join(' ')} ended with ${String(status)}:\n${said}`)
}
