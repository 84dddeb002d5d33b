import { expect, it } from 'vitest'
import { withoutQueries } from './monitor.sentry.ts'

it('leaves out what addresses say behind their path', () => {
  const event = {
    message: 'GET https://aloft.example/0/reset-password?code=secret#now failed',
    request: { url: 'https://aloft.example/0/email-validation?code=secret' },
    breadcrumbs: [{ data: { from: '/0/login?redirect=/0/list', to: '/0' } }],
    note: 'Is it so? Yes.',
    count: 3,
  }
  expect(withoutQueries(event)).toEqual({
    message: 'GET https://aloft.example/0/reset-password failed',
    request: { url: 'https://aloft.example/0/email-validation' },
    breadcrumbs: [{ data: { from: '/0/login', to: '/0' } }],
    note: 'Is it so? Yes.',
    count: 3,
  })
})
