import type { FaultRule } from '#sandbox/stripe/knobs-client.ts'
import { pause } from './pause.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'

export type Fault = {
  name: string
  kill: boolean
  strike(world: World, random: Random): Promise<void>
}

/** How long a bad spell lasts. */
const spell = (random: Random) => pause(random.between(500, 4000))

const KILLS: readonly Fault[] = [
  {
    name: 'shop killed (SIGKILL)',
    kill: true,
    strike: async ({ shop }) => shop.kill(),
  },
  {
    name: 'PostgreSQL killed (SIGKILL)',
    kill: true,
    async strike({ postgres }, random) {
      await postgres.kill()
      await pause(random.between(0, 1500))
      await postgres.start()
    },
  },
  {
    name: 'PostgreSQL restarted',
    kill: true,
    async strike({ postgres }, random) {
      await postgres.shutDown()
      await pause(random.between(0, 1500))
      await postgres.start()
    },
  },
]

const WEBHOOKS: readonly Fault[] = [
  {
    name: 'webhooks dropped',
    kill: false,
    strike: ({ knobs }, random) => knobs.webhooks({ drop: random.between(2, 10) }),
  },
  {
    name: 'webhooks reordered',
    kill: false,
    strike: ({ knobs }, random) => knobs.webhooks({ reorder: random.between(3, 8) }),
  },
  {
    name: 'webhooks doubled',
    kill: false,
    async strike({ knobs }, random) {
      await knobs.webhooks({ duplicates: random.between(1, 3) })
      await spell(random)
      await knobs.webhooks({ duplicates: 0 })
    },
  },
  {
    name: 'webhooks delayed',
    kill: false,
    async strike({ knobs }, random) {
      await knobs.webhooks({ delayMs: random.between(500, 5000) })
      await spell(random)
      await knobs.webhooks({ delayMs: 0 })
    },
  },
]

const provider = (name: string, rule: FaultRule): Fault => ({
  name: `provider ${name}`,
  kill: false,
  strike: ({ knobs }, random) =>
    knobs.failCalls({
      ...rule,
      times: rule.failure === 'timeout' ? 1 : random.between(1, 4),
      path: random.pick(['/v1', '/v1/payment_intents', '/v1/refunds']),
    }),
})

const PROVIDER: readonly Fault[] = [
  provider('answers 500 instead of working', { failure: 'error', when: 'before' }),
  provider('answers 500 after the work', { failure: 'error', when: 'after' }),
  provider('cuts the line before the work', { failure: 'cut', when: 'before' }),
  provider('cuts the line after the work', { failure: 'cut', when: 'after' }),
  provider('is slow', { failure: 'slow', ms: 3000 }),
]

const PROVIDER_SILENT: readonly Fault[] = [
  provider('says nothing instead of working', { failure: 'timeout', when: 'before' }),
  provider('says nothing after the work', { failure: 'timeout', when: 'after' }),
]

const mailFault = (name: string, how: 'refuse' | 'forget'): Fault => ({
  name,
  kill: false,
  async strike({ mail }, random) {
    mail.misbehave(how)
    await spell(random)
    mail.misbehave(null)
  },
})

const MAIL: readonly Fault[] = [
  mailFault('mail server refuses', 'refuse'),
  mailFault('mail server takes a mail and cuts the line', 'forget'),
]

/** Silence costs the shop 15 seconds each time: only the long run has the time for it. */
export const kills = KILLS
export const troubles = (silence: boolean): readonly Fault[] => [
  ...WEBHOOKS,
  ...PROVIDER,
  ...(silence ? PROVIDER_SILENT : []),
  ...MAIL,
]
