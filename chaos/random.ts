export type Random = {
  /** 0 up to, but not including, 1. */
  next(): number
  /** From `least` to `most`, both included. */
  between(least: number, most: number): number
  pick<T>(choices: readonly [T, ...T[]]): T
  chance(share: number): boolean
}

/** A small generator (mulberry32): the same seed plans the same buyers and the same faults. */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    between,
    pick: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
    chance: (share) => next() < share,
  }
}
