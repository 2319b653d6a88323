/** How a call goes wrong. `slow` does the work, only later; the others lose the call or its answer. */
export type Fault = {
  failure: 'error' | 'timeout' | 'cut' | 'slow'
  /** `after`: the work was done and only the answer is lost, as when a charge goes through on a dying line. */
  when: 'before' | 'after'
  /** For `error`. */
  status: 429 | 500 | 503
  /** For `slow`. */
  ms: number
}

export type FaultRule = Partial<Fault> & {
  failure: Fault['failure']
  /** 1 is the next call that matches, 2 the one after it. Default 1; ignored when a probability is given. */
  onCall?: number
  /** How many calls in a row from then on. Default 1. */
  times?: number
  /** Instead of counting: the chance that a matching call goes wrong, 0 to 1, drawn from `seed`. */
  probability?: number
  seed?: number
  method?: 'GET' | 'POST' | 'DELETE'
  /** Only calls whose path begins with this, such as `/v1/payment_intents`. */
  path?: string
}

export function createFaultRules() {
  let rules: { rule: FaultRule; seen: number; random: () => number }[] = []
  return {
    add(rule: FaultRule) {
      rules.push({ rule, seen: 0, random: seeded(rule.seed ?? 1) })
    },
    list: () => rules.map(({ rule }) => rule),
    clear() {
      rules = []
    },
    /** Counts this call in every rule that matches, and answers the first fault that is due. */
    faultFor(method: string, path: string): Fault | null {
      let due: Fault | null = null
      for (const entry of rules) {
        const { rule } = entry
        if (rule.method !== undefined && rule.method !== method) continue
        if (rule.path !== undefined && !isUnder(path, rule.path)) continue
        entry.seen += 1
        if (due === null && isDue(entry)) due = completed(rule)
      }
      return due
    },
  }
}

/** A call from the browser counts as the same call under `/v1`; only its own full path singles it out. */
const isUnder = (path: string, begin: string) =>
  path.startsWith(begin) || path.replace('/sandbox/stripe/', '/').startsWith(begin)

function isDue({ rule, seen, random }: { rule: FaultRule; seen: number; random: () => number }): boolean {
  if (rule.probability !== undefined) return random() < rule.probability
  const first = rule.onCall ?? 1
  return seen >= first && seen < first + (rule.times ?? 1)
}

function completed({ failure, when = 'before', status = 500, ms = 1000 }: FaultRule): Fault {
  return { failure, when, status, ms }
}

/** A small generator of the mulberry32 family: the same seed gives the same run of failures. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
