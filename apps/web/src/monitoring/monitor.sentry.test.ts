import { expect, it } from 'vitest'
import { withoutSecretsWithin } from './monitor.sentry.ts'

it('leaves out what addresses say behind their path, wherever they stand', () => {
  const bytes = new Uint8Array([1, 2])
  const envelope = [
    { trace: { transaction: '/0/reset-password' } },
    [
      [
        { type: 'transaction' },
        {
          request: {
            url: 'https://aloft.example/0/email-validation?code=secret',
            headers: { Referer: '/a?b=c' },
          },
          breadcrumbs: [{ data: { from: '/0/login?redirect=/0/list', to: '/0' } }],
          count: 3,
        },
      ],
      [{ type: 'replay_recording' }, '{"segment_id":0}\n[{"data":{"href":"http://a.b/0/x?code=secret"}}]'],
      [{ type: 'attachment' }, bytes],
    ],
  ]
  expect(withoutSecretsWithin(envelope)).toEqual([
    { trace: { transaction: '/0/reset-password' } },
    [
      [
        { type: 'transaction' },
        {
          request: { url: 'https://aloft.example/0/email-validation', headers: { Referer: '/a' } },
          breadcrumbs: [{ data: { from: '/0/login', to: '/0' } }],
          count: 3,
        },
      ],
      [{ type: 'replay_recording' }, '{"segment_id":0}\n[{"data":{"href":"http://a.b/0/x"}}]'],
      [{ type: 'attachment' }, bytes],
    ],
  ])
})
