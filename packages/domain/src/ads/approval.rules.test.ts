import { expect, it } from 'vitest'
import { launchDateOf } from './approval.rules.ts'

it('takes a day (ADM-05)', () => {
  expect(launchDateOf('2026-11-22')).toEqual(new Date('2026-11-22T00:00:00Z'))
})

it.each(['', 'abc', '2026-02-30', '2026-13-01', '22.11.2026', '2026-11-22T10:00'])('refuses %j', (text) => {
  expect(launchDateOf(text)).toBeNull()
})
