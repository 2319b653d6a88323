import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { SCENE } from './places.ts'

const factor = z.number().positive()

const ShotSchema = z.object({
  /** Name of the master without its ending. */
  file: z.string(),
  size: z.string().regex(/^\d+x\d+$/),
  samples: z.int().positive(),
  exposure: z.number(),
  /** One of Blender's Filmic looks. */
  look: z.string(),
  whiteBalance: z.tuple([factor, factor, factor]),
  /** Share of the noisy picture mixed back into wood. */
  noise: z.number().min(0).max(1),
  /** Darkening at the left and the top, for a headline. */
  shade: z.number().min(0).max(1),
  /** Fine texture of wood put back after the denoiser. */
  detail: z.number().min(0).max(1),
  /** How long the rendering alone took on two cores. */
  seconds: z.int(),
})
const ShotsSchema = z.record(z.string(), ShotSchema)

export type Shot = z.infer<typeof ShotSchema>

export const readShots = (): Readonly<Record<string, Shot>> =>
  ShotsSchema.parse(JSON.parse(readFileSync(`${SCENE}shots.json`, 'utf8')))
