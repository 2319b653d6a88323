import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.server.ts'

/** What a line of the log says. */
function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let said = ''
  const to = new Writable({
    write(chunk, _encoding, done) {
      said += String(chunk)
      done()
    },
  })
  write(createLog({ to }))
  return said
}

test('fields with personal data or secrets are hidden', () => {
  const said = logged((log) =>
    log.info({ name: 'Ann Bather', buyer: { email: 'ann@example.com' }, clientSecret: 'pi_1_secret_2' }, 'x'),
  )
  expect(said).not.toMatch(/Ann|ann@|secret_2/)
})

test('a failed query is logged without the values it carried', () => {
  const cause = Object.assign(new Error('null value in column "total"'), {
    code: '23502',
    detail: 'Failing row contains (Ann Bather, 12 Harbour Street).',
  })
  const error = new Error(
    'Failed query: insert into orders values ($1, $2)\nparams: Ann Bather,12 Harbour Street',
    {
      cause,
    },
  )
  const said = logged((log) => log.error({ err: Object.assign(error, { params: ['Ann Bather'] }) }, 'x'))
  expect(said).not.toMatch(/Ann Bather|Harbour/)
  expect(said).toContain('insert into orders values')
  expect(said).toContain('23502')
  expect(said).toContain('log.test.ts')
})

test('an e-mail address inside any sentence is hidden', () => {
  const said = logged((log) =>
    log.warn({ problem: '550 <ann.bather+tub@example.com.au> is unknown' }, 'mail'),
  )
  expect(said).toContain('550 <[hidden]> is unknown')
})
