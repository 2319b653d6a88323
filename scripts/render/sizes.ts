import { writeFileSync } from 'node:fs'
import { facts } from '#shop/catalogue/facts.ts'
import { SIZES } from './places.ts'

const CM_A_METRE = 100
const metres = (cm: number): number => cm / CM_A_METRE

/** What the scene takes from the specification; Blender reckons in metres. */
export function sceneSizes() {
  const { tub, chiller } = facts
  return {
    tub: { length: metres(tub.lengthCm), width: metres(tub.widthCm), height: metres(tub.heightCm) },
    chiller: {
      length: metres(chiller.lengthCm),
      depth: metres(chiller.widthCm),
      height: metres(chiller.heightCm),
    },
  }
}

export function writeSizes(): void {
  writeFileSync(SIZES, JSON.stringify(sceneSizes(), null, 2) + '\n')
}
