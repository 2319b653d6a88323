import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createSigner } from '#platform/signing.server.ts'
import { createSessions } from './session.ts'

const sessions = createSessions(createSigner('a secret that is only used in this test'), true)
const app = new Hono()
  .get('/look', (c) => c.json({ session: sessions.read(c) }))
  .post('/begin', (c) => c.json({ session: sessions.ensure(c) }))

async function call(path: string, method: string, cookie = '') {
  const answer = await app.request(path, { method, headers: { cookie } })
  const { session } = (await answer.json()) as { session: string | null }
  return { session, set: answer.headers.get('set-cookie') }
}

const cookieOf = (set: string | null) => set?.split(';', 1)[0] ?? ''

it('begins when asked to, in a cookie that scripts and other sites cannot use, and not by looking', async () => {
  expect(await call('/look', 'GET')).toEqual({ session: null, set: null })
  const { session, set } = await call('/begin', 'POST')
  expect(set).toMatch(
    /^shop_session=[\w-]+\.[\w-]+; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(await call('/look', 'GET', cookieOf(set))).toEqual({ session, set: null })
  expect(await call('/begin', 'POST', cookieOf(set))).toEqual({ session, set: null })
})

it('takes no cookie that it did not sign', async () => {
  const mine = cookieOf((await call('/begin', 'POST')).set)
  const other = cookieOf((await call('/begin', 'POST')).set)
  const [id, signature] = mine.replace('shop_session=', '').split('.')
  const [otherId] = other.replace('shop_session=', '').split('.')
  const signedElsewhere = createSigner('another secret').sign('session', String(id))
  for (const forged of [
    `${otherId}.${signature}`,
    `${id}.`,
    `${id}`,
    `.${signature}`,
    '.',
    `${id}.${signature}x`,
    `${id}.${signedElsewhere}`,
    `${id}.${createSigner('a secret that is only used in this test').sign('order', String(id))}`,
  ]) {
    expect((await call('/look', 'GET', `shop_session=${forged}`)).session, forged).toBeNull()
  }
})
