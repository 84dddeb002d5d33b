import { expect, it } from 'vitest'
import { approverOf, latestLaunchDate, launchDateOf, targetCpcOf } from './approval.rules.ts'

it('takes a day (ADM-05)', () => {
  expect(launchDateOf('2026-11-22')).toEqual(new Date('2026-11-22T00:00:00Z'))
})

it.each(['', 'abc', '2026-02-30', '2026-13-01', '22.11.2026', '2026-11-22T10:00'])('refuses %j', (text) => {
  expect(launchDateOf(text)).toBeNull()
})

it.each([
  ['no plan that ends', null, '2026-12-23'],
  ['a plan that ends later', '2027-06-01T00:00:00Z', '2026-12-23'],
  ['a plan that ends before', '2026-12-03T14:00:00Z', '2026-12-03'],
  ['a plan that has ended', '2026-11-01T00:00:00Z', '2026-11-23'],
])('lets an ad of %s begin at %s until %s (ADM-05)', (_, end, latest) => {
  expect(latestLaunchDate(new Date('2026-11-23T15:30:00Z'), end ? new Date(end) : null)).toBe(latest)
})

it.each([
  ['0.8', 0.8],
  [' 0,45 ', 0.45],
  ['2', 2],
])('takes %j as what a click may cost (ADM-05)', (text, amount) => expect(targetCpcOf(text)).toBe(amount))

it.each(['', 'abc', '0', '-1', '0.455', '1e3', 'NaN', '1 000'])('refuses %j as an amount', (text) => {
  expect(targetCpcOf(text)).toBeNull()
})

const day = new Date('2026-11-22T00:00:00Z')
const shown = { approvedDate: day, startDate: day, isSame: true }
const unapproved = { approvedDate: null, startDate: null, isSame: true }
const [adminStopped, platformStopped, rejected, userStopped] = (
  ['admin_stopped', 'platform_stopped', 'rejected', 'user_stopped'] as const
).map((stopReason) => ({ ...shown, stopReason }))
const stoppedWhileWaiting = { ...unapproved, stopReason: 'user_stopped' } as const
const rejectedWhileWaiting = { ...unapproved, stopReason: 'rejected' } as const

it.each([
  ['a first launch', [], 'product'],
  ['one after its owner stopped the same ad', [userStopped], 'nobody'],
  ['one after its owner stopped another ad', [{ ...userStopped, isSame: false }], 'product'],
  ['one after an admin stopped it', [adminStopped], 'person'],
  ['one after its platform stopped it', [platformStopped], 'person'],
  ['one after it was rejected', [rejected], 'person'],
  ['one after it was rejected before it was shown', [rejectedWhileWaiting], 'person'],
  ['one that was stopped while it waited for a person', [adminStopped, stoppedWhileWaiting], 'person'],
  ['a changed one after it was rejected', [{ ...rejected, isSame: false }], 'person'],
  ['one that a person has approved since', [adminStopped, userStopped], 'nobody'],
  ['one that was never shown', [stoppedWhileWaiting], 'product'],
])('has %s approved by the right one (LCH-03, LCH-05)', (_, earlier, approver) => {
  expect(approverOf(earlier.flatMap((launch) => launch ?? []))).toBe(approver)
})
