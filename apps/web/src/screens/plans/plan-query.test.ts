import { expect, it } from 'vitest'
import { isShownByYear, planQuery, plansAddress, readCardReturn, readPlanQuery } from './plan-query.ts'

const paymentId = '01936b2e-0000-7000-8000-000000000001'
const queryOf = (address: string) => new URL(address, 'http://aloft.test').searchParams

it('reads what somebody chose, and continues only to pages of our own', () => {
  expect(readPlanQuery(queryOf('/0/create/plan'))).toEqual({ next: null, isAnnual: null })
  expect(readPlanQuery(queryOf('/0/create/plan?isAnnual=perhaps'))).toMatchObject({ isAnnual: null })
  expect(readPlanQuery(queryOf('/0/create/plan?isAnnual=false&returnTo=/0/launch'))).toEqual({
    next: '/0/launch',
    isAnnual: false,
  })
  expect(readPlanQuery(queryOf('/0/create/plan?returnTo=https://evil.example'))).toMatchObject({ next: null })
})

it.each([true, false])('keeps how one wants to pay over the page of a card, by year: %s', (isAnnual) => {
  const next = '/0/launch?ideaId=1&balloonId=2'
  const back = queryOf(`${plansAddress({ next, isAnnual }, 'grow-2407')}&paymentId=${paymentId}`)
  expect(readCardReturn(back)).toEqual({ paymentId, plan: 'grow-2407' })
  expect(readPlanQuery(back)).toEqual({ next, isAnnual })
  // After it was used, only the page's own options are left.
  const left = planQuery(readPlanQuery(back))
  expect(readCardReturn(left)).toBeNull()
  expect(readPlanQuery(left)).toEqual({ next, isAnnual })
})

it.each([
  [null, null, false],
  [null, { status: 'trial', isAnnual: false }, false],
  [null, { status: 'active', isAnnual: true }, true],
  // It has ended, so any plan can be chosen.
  [null, { status: 'canceled', isAnnual: true }, false],
  [true, { status: 'trial', isAnnual: false }, true],
  [false, null, false],
] as const)('shows prices by year where %s was chosen and %o is the plan: %s', (isAnnual, own, isByYear) => {
  expect(isShownByYear({ next: null, isAnnual }, own)).toBe(isByYear)
})

it('has no query where everything is as at first', () => {
  expect(plansAddress({ next: null, isAnnual: null })).toBe('/0/create/plan')
})
