import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { facts } from '#shop/catalogue/facts.ts'
import { MODEL } from './model.ts'

/** A GLB begins with twelve bytes of header; eight more say how long its description is, which follows. */
const DESCRIPTION_LENGTH_AT = 12
const DESCRIPTION_AT = 20

/** Only positions say how far they reach; x is along the tub, y up and z to the front. */
const Corner = z.array(z.number())
const AXES = [0, 1, 2] as const
const CM_A_METRE = 100

const Description = z.object({
  asset: z.object({ version: z.string() }),
  extensionsUsed: z.array(z.string()).optional(),
  accessors: z.array(z.object({ min: Corner.optional(), max: Corner.optional() })),
  images: z.array(z.object({ mimeType: z.string() })),
})

const file = readFileSync(fileURLToPath(new URL(`../assets/model/${basename(MODEL.model)}`, import.meta.url)))
const describedLength = file.readUInt32LE(DESCRIPTION_LENGTH_AT)
const described = Description.parse(
  JSON.parse(file.subarray(DESCRIPTION_AT, DESCRIPTION_AT + describedLength).toString('utf8')),
)

function extentOf(axis: (typeof AXES)[number]): number {
  const ends = (side: 'min' | 'max') => described.accessors.flatMap((a) => a[side]?.[axis] ?? [])
  return Math.max(...ends('max')) - Math.min(...ends('min'))
}

test('the model is small enough to load on a phone', () => {
  expect(file.length).toBeLessThan(700_000)
})

test('every viewer can read the model: plain glTF 2.0 with a JPEG, and nothing to unpack', () => {
  expect(described.asset.version).toBe('2.0')
  expect(described.extensionsUsed ?? []).toEqual([])
  expect(described.images.map(({ mimeType }) => mimeType)).toEqual(['image/jpeg'])
})

test('the model has the sizes of the specification, and nothing stands beside it', () => {
  const { tub, chiller } = facts
  const [length, height, depth] = AXES.map(extentOf)
  const between = 20
  expect(length).toBeCloseTo((tub.lengthCm + between + chiller.lengthCm) / CM_A_METRE, 2)
  expect(height).toBeCloseTo(tub.heightCm / CM_A_METRE, 2)
  expect(depth).toBeCloseTo(tub.widthCm / CM_A_METRE, 2)
})
