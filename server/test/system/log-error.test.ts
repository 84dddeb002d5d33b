import { expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'

const server = await useServer()
const reports = () => server.database.knex('error_report').orderBy('date', 'desc')

it('keeps a report of anyone, cut where it is too long (API-11)', async () => {
  const { body } = await server.call('log-error', {
    message: 'm'.repeat(5000),
    stack: 's'.repeat(50_000),
    location: '/0/editor',
  })
  expect(body).toBe('OK')
  const [stored] = await reports()
  expect(stored).toMatchObject({
    message: 'm'.repeat(2000),
    stack: 's'.repeat(10_000),
    location: '/0/editor',
  })
})

it('keeps no code of a mailed link and no token', async () => {
  await server.call('log-error', {
    message: 'GET http://aloft.test/0/reset-password?code=secret failed, bearer secret',
    stack: 'at http://aloft.test/0/reset-password?code=secret',
    location: '/0/email-validation?code=secret#secret',
  })
  const stored = JSON.stringify(await reports())
  expect(stored).toContain('/0/email-validation')
  expect(stored).not.toContain('secret')
})
