import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const FLAGS = /--max-[a-z-]+=\d+|MALLOC_ARENA_MAX=\d+/g
const flagsIn = async (file: string) => ((await readFile(file, 'utf8')).match(FLAGS) ?? []).toSorted()

test.each(['deploy/plunge-one@.service', 'deploy/Dockerfile'])(
  '%s starts the shop with the flags of npm start',
  async (file) => {
    const wanted = await flagsIn('package.json')
    expect(wanted.length).toBeGreaterThan(0)
    expect(await flagsIn(file)).toEqual(wanted)
  },
)
