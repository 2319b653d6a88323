/** npm run render -- [shot]: renders a picture of the shop from assets/scene. See assets/scene/README.md. */
// oxlint-disable no-await-in-loop -- one at a time: a rendering takes every core it gets
import { readOptions, USAGE, type Options } from './options.ts'
import { makePicture, type Way } from './picture.ts'
import { readShots } from './shots.ts'
import { writeSizes } from './sizes.ts'
import { whatIsMissing } from './tools.ts'

const options = readOptions(process.argv.slice(2))
const shots = readShots()
const chosen = options.all ? Object.keys(shots) : options.shots
const unknown = chosen.filter((name) => !(name in shots))
const problem =
  unknown.length > 0 ? `There is no shot called ${unknown.join(' or ')}.` : whatIsMissing(options.draft)

if (chosen.length === 0) list()
else if (problem === null) await renderAll().catch(stop)
else stop(problem)

function stop(reason: unknown): void {
  console.error(reason instanceof Error ? reason.message : reason)
  process.exitCode = 1
}

function list(): void {
  console.log(`${USAGE}\n`)
  for (const [name, { file, size, seconds }] of Object.entries(shots))
    console.log(
      `${name.padEnd(10)} ${file.padEnd(18)} ${size.padEnd(10)} about ${Math.ceil(seconds / 60)} min`,
    )
}

async function renderAll(): Promise<void> {
  writeSizes()
  for (const name of chosen) {
    const shot = shots[name]
    if (shot === undefined) continue
    const start = Date.now()
    const picture = await makePicture(name, shot, wayOf(options))
    console.log(`${name}: ${picture}, ${Math.round((Date.now() - start) / 1000)} s`)
  }
  if (!options.draft) console.log('Now run `npm run pictures` and `npm run manual`, and look at every one.')
}

function wayOf({ draft, grade, part }: Options): Way {
  if (draft) return { kind: 'draft' }
  if (part !== undefined) return { kind: 'part', border: part }
  return { kind: grade ? 'grade' : 'whole' }
}
