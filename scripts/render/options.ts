import { parseArgs } from 'node:util'

export interface Options {
  /** Names of shots; empty asks for the list. */
  readonly shots: readonly string[]
  readonly all: boolean
  readonly draft: boolean
  readonly grade: boolean
  readonly part: string | undefined
}

export const USAGE = `npm run render                       lists the shots
npm run render -- hero               renders a shot and replaces its master
npm run render -- --all              renders every shot, one after the other
npm run render -- hero --draft       a small, quick one into data/render/drafts
npm run render -- hero --grade       white balance and exposure again, of the last rendering
npm run render -- hero --part 0.4,0.6,0.2,0.5
                                     renders one part again (fractions: left, right, bottom, top)`

export function readOptions(words: readonly string[]): Options {
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { all: flag, draft: flag, grade: flag, part: { type: 'string' } },
  })
  return { shots: positionals, all: values.all, draft: values.draft, grade: values.grade, part: values.part }
}
