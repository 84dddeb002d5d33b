import { describe, expect, it } from 'vitest'
import {
  canSkipTrial,
  canceledPlanEnd,
  chargeOf,
  checkCancellation,
  checkPlanChoice,
  chosenPlans,
  nextTokenReset,
  periodEndAction,
  periodEndOf,
  planSubject,
  readPlanSubject,
} from './plan-period.rules.ts'

const at = (text: string) => new Date(`${text}T09:00:00Z`)

describe('a period', () => {
  it.each([
    ['2026-11-22', false, '2026-12-22'],
    ['2026-11-22', true, '2027-11-22'],
    ['2027-01-31', false, '2027-02-28'],
    ['2028-02-29', true, '2029-02-28'],
  ])('from %s, annual: %s, ends on %s', (start, isAnnual, end) => {
    expect(periodEndOf({ start: at(start), isAnnual })).toEqual(at(end))
  })

  it.each([
    [false, '2026-11-23', '2026-12-22'],
    [false, '2027-05-01', '2026-12-22'],
    [true, '2026-11-23', '2026-12-22'],
    [true, '2026-12-22', '2027-01-22'],
    [true, '2027-10-21', '2027-10-22'],
    [true, '2027-10-22', '2027-11-22'],
    [true, '2029-01-01', '2027-11-22'],
  ])('annual: %s, on %s resets its tokens on %s (OPN-55)', (isAnnual, now, reset) => {
    expect(nextTokenReset({ start: at('2026-11-22'), isAnnual }, at(now))).toEqual(at(reset))
  })

  it.each([
    ['grow-2407', false, 19, 7021, 1121],
    ['grow-2407', true, 19, 59_819, 9551],
    ['basic-2407', false, 0, 2900, 0],
    ['basic-2407', false, 25.5, 3640, 740],
  ])('of %s, annual: %s, with %d %% VAT costs %d', (planLabel, isAnnual, percent, amount, vat) => {
    expect(chargeOf({ planLabel, isAnnual }, percent)).toEqual({ amount, vat })
  })

  it('is read from the subject of its payment', () => {
    const period = { planLabel: 'grow-2407', isAnnual: true, start: at('2026-11-22') }
    expect(readPlanSubject(planSubject(period))).toEqual(period)
  })
})

it.each([
  ['trial', '2026-11-22', null, 'renew'],
  ['active', '2026-11-22', null, 'renew'],
  ['active', '2026-11-23', null, null],
  ['trial', '2026-11-22', '2026-11-15', 'end'],
  ['active', '2026-11-22', '2026-11-22', 'end'],
  ['active', '2026-11-23', '2026-11-15', null],
  ['lapsed', '2026-11-01', null, null],
  ['lapsed', '2026-11-01', '2026-10-15', null],
  ['canceled', '2026-11-01', '2026-10-15', null],
] as const)('%s until %s, canceled on %s, brings %s', (status, periodEnd, canceled, action) => {
  const canceledDate = canceled && at(canceled)
  expect(periodEndAction({ status, periodEnd: at(periodEnd), canceledDate }, at('2026-11-22'))).toBe(action)
})

it.each([
  ['trial', null, true],
  ['trial', '2026-11-20', false],
  ['active', null, false],
  ['lapsed', null, false],
  ['canceled', '2026-11-20', false],
] as const)(
  'lets a trial be skipped that is running and not canceled: %s, canceled on %s',
  (status, canceled, can) => {
    expect(canSkipTrial({ status, canceledDate: canceled && at(canceled) })).toBe(can)
  },
)

describe('canceling and keeping (ACT-114)', () => {
  const now = at('2026-11-22')
  const times = { status: 'active', periodEnd: at('2026-12-02'), canceledDate: null } as const
  const canceled = { ...times, canceledDate: at('2026-11-20') }

  it.each([times, canceled, { ...times, status: 'trial' } as const])(
    'may be done, also twice: %o',
    (plan) => {
      expect(checkCancellation(plan, now, true)).toBeNull()
      expect(checkCancellation(plan, now, false)).toBeNull()
    },
  )

  it.each([null, { ...times, status: 'lapsed' } as const, { ...canceled, status: 'canceled' } as const])(
    'needs a plan that is running: %o',
    (plan) => {
      expect(checkCancellation(plan, now, true)).toBe('noPlan')
      expect(checkCancellation(plan, now, false)).toBe('noPlan')
    },
  )

  it('does not keep a plan whose last day has passed, but still cancels one that is about to renew', () => {
    expect(checkCancellation({ ...canceled, periodEnd: now }, now, false)).toBe('noPlan')
    expect(checkCancellation({ ...times, periodEnd: now }, now, true)).toBeNull()
  })
})

it('lets paid plans be chosen, once at a time, and none by users of older plans (PLN-08)', () => {
  expect(chosenPlans).toEqual(['basic-2407', 'grow-2407', 'expand-2407'])
  expect(checkPlanChoice('free', null)).toBeNull()
  expect(checkPlanChoice('free', 'lapsed')).toBeNull()
  expect(checkPlanChoice('grow-2407', 'trial')).toBe('alreadySubscribed')
  expect(checkPlanChoice('grow-2407', 'active')).toBe('alreadySubscribed')
  expect(checkPlanChoice('premium-2403', null)).toBe('legacyPlan')
})

it.each([
  ['trial', new Date('2026-11-21T12:00:00Z'), true],
  ['trial', null, false],
  // It has ended.
  ['canceled', new Date('2026-11-21T12:00:00Z'), false],
] as const)('finds when a canceled plan ends: %s, canceled %s', (status, canceledDate, hasEnd) => {
  const periodEndDate = new Date('2026-12-02T09:00:00Z')
  expect(canceledPlanEnd({ status, canceledDate, periodEndDate })).toEqual(hasEnd ? periodEndDate : null)
})
