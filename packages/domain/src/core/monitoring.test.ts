import { expect, it } from 'vitest'
import { mayReloadForChunk, sampleRates, withoutSecrets } from './monitoring.ts'

it('samples as the product says (ERR-13)', () => {
  expect(sampleRates).toEqual({ traces: 0.2, replays: 0.1, replaysOnError: 0.5 })
})

it.each([
  [null, 0, true],
  [1_000_000, 1_059_999, false],
  [1_000_000, 1_060_000, true],
  // A clock that was set back must not prevent it for hours.
  [1_000_000, 900_000, true],
])('reloaded at %s, now %s: may it reload again? %s (ERR-08)', (last, now, expected) => {
  expect(mayReloadForChunk(last, now)).toBe(expected)
})

it.each([
  [
    'GET https://aloft.example/0/reset-password?code=secret#now failed',
    'GET https://aloft.example/0/reset-password failed',
  ],
  ['at open (/0/email-validation?code=secret:3:4)', 'at open (/0/email-validation)'],
  ['see "onboarding/invite?code=secret&team=2"', 'see "onboarding/invite"'],
  ['{\\"url\\":\\"/0?code=secret\\"}', '{\\"url\\":\\"/0\\"}'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer [removed]'],
  ['Is it so? Yes, #1 of a/b.', 'Is it so? Yes, #1 of a/b.'],
  ['a{width:calc(100%/3)}#b[c=d]{color:#fff}', 'a{width:calc(100%/3)}#b[c=d]{color:#fff}'],
  ['<a href="#top">', '<a href="#top">'],
])('of %j a report keeps %j', (text, expected) => {
  expect(withoutSecrets(text)).toBe(expected)
})
