import { afterAll, expect, it } from 'vitest'
import { mailTo } from '../support/mails.ts'
import { startTestServer, useServer } from '../support/test-server.ts'
import { createAccount } from '../support/world.ts'

const server = await useServer({ privateOrigins: [] })
const { email } = await createAccount(server)
await server.call('forgot-password', { email })
const arrived = () => mailTo(server, email, 'resetPassword')

it('lists the mails, the newest first, to development', async () => {
  const { id, subject, text } = await arrived()
  const { body } = await server.call('get-outbox')
  expect(body).toMatchObject({ isInUse: true, mails: [{ id, to: email, subject, text }] })
})

it('shows a mail as a page that runs and loads nothing and belongs to no origin', async () => {
  const mail = await arrived()
  const response = await fetch(`${server.url}/outbox/${mail.id}`)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(mail.html)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const policy = response.headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline';.* sandbox allow-popups /)
  expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin/)
})

it.each([crypto.randomUUID(), 'x', "1' or '1'='1", '%00'])('knows no mail %s', async (id) => {
  expect((await fetch(`${server.url}/outbox/${id}`)).status).toBe(404)
})

it('is not there in production', async () => {
  const production = await startTestServer({
    database: server.database,
    env: { ALOFT_ENV: 'production', HOST: '127.0.0.1', ALLOW_EMBEDDED: 'ad-platform,mail,identity,payment' },
  })
  afterAll(() => production.stop())
  expect((await production.call('get-outbox')).status).toBe(403)
  const mail = await arrived()
  const response = await fetch(`${production.url}/outbox/${mail.id}`)
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain(mail.code)
})
