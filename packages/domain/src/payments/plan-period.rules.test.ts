import { describe, expect, it } from 'vitest'
import {
  chargeOf,
  checkPlanChoice,
  chosenPlans,
  isDue,
  nextTokenReset,
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
  ])('annual: %s, on %s sets its tokens anew on %s (OPN-55)', (isAnnual, now, reset) => {
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
  ['trial', '2026-11-22', true],
  ['active', '2026-11-22', true],
  ['active', '2026-11-23', false],
  ['lapsed', '2026-11-01', false],
  ['canceled', '2026-11-01', false],
] as const)('%s until %s is due: %s', (status, periodEnd, due) => {
  expect(isDue({ status, periodEnd: at(periodEnd) }, at('2026-11-22'))).toBe(due)
})

it('lets paid plans be chosen, once at a time, and none by users of older plans (PLN-08)', () => {
  expect(chosenPlans).toEqual(['basic-2407', 'grow-2407', 'expand-2407'])
  expect(checkPlanChoice('free', null)).toBeNull()
  expect(checkPlanChoice('free', 'lapsed')).toBeNull()
  expect(checkPlanChoice('grow-2407', 'trial')).toBe('alreadySubscribed')
  expect(checkPlanChoice('grow-2407', 'active')).toBe('alreadySubscribed')
  expect(checkPlanChoice('premium-2403', null)).toBe('legacyPlan')
})
