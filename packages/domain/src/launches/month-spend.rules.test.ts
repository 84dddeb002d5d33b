import fc from 'fast-check'
import { expect, it } from 'vitest'
import { adPlatforms } from '../ideas/platforms.rules.ts'
import { type MonthLaunch, monthSpanOf, monthSpendOf } from './month-spend.rules.ts'

const now = new Date('2026-11-21T00:00:00Z')
const launch: MonthLaunch = {
  platform: 'google',
  commissionPercent: 20,
  monthSpend: 5_000,
  spend: 8_000,
  budget: 36_000,
  fundedPeriods: 1,
  durationDays: 30,
  fundingRecurrence: 'oneOff',
  liveUntilDate: null,
}

it('has the first and the last day of a month in UTC', () => {
  expect(monthSpanOf(new Date('2028-02-29T23:59:00Z'))).toEqual({ from: '2028-02-01', until: '2028-02-29' })
  expect(monthSpanOf(new Date('2026-12-01T00:00:00Z'))).toEqual({ from: '2026-12-01', until: '2026-12-31' })
})

it('plans what live launches may still spend, and nothing for the others', () => {
  expect(monthSpendOf([launch], now).planned).toBe(5_000)
  // 360.00 with 20 % commission is 10.00 a day for ads, for the ten days that are left.
  const live = { ...launch, liveUntilDate: new Date('2026-12-20T00:00:00Z') }
  expect(monthSpendOf([launch, live], now)).toMatchObject({ spend: 10_000, planned: 20_000 })
  const ending = { ...launch, liveUntilDate: new Date('2026-11-23T12:00:00Z') }
  expect(monthSpendOf([ending], now).planned).toBe(7_500)
})

it('plans no more than a launch has left, except for one that is paid monthly', () => {
  const late = { ...launch, spend: 28_000, liveUntilDate: new Date('2026-12-20T00:00:00Z') }
  expect(monthSpendOf([late], now).planned).toBe(7_000)
  const monthly = {
    ...late,
    fundingRecurrence: 'monthly',
    liveUntilDate: new Date('2026-11-22T00:00:00Z'),
  } as const
  expect(monthSpendOf([monthly], now).planned).toBe(15_000)
})

it('lists the platforms, the largest first, and names a rate that all share', () => {
  const facebook = { ...launch, platform: 'facebook', monthSpend: 9_000 } as const
  const idle = { ...launch, platform: 'instagram', monthSpend: 0, commissionPercent: 10 } as const
  expect(monthSpendOf([launch, facebook, idle], now)).toMatchObject({
    commission: 2_800,
    commissionPercent: 20,
    platforms: [
      { platform: 'facebook', spend: 9_000 },
      { platform: 'google', spend: 5_000 },
    ],
  })
  expect(monthSpendOf([launch, { ...facebook, commissionPercent: 15 }], now).commissionPercent).toBeNull()
  expect(monthSpendOf([], now)).toEqual({
    spend: 0,
    planned: 0,
    commission: 0,
    commissionPercent: null,
    platforms: [],
  })
})

it('always adds up', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 })
  const some = fc.record<MonthLaunch>({
    platform: fc.constantFrom(...adPlatforms),
    commissionPercent: fc.constantFrom(0, 10, 20),
    monthSpend: amount,
    spend: amount,
    budget: amount,
    fundedPeriods: fc.integer({ min: 1, max: 12 }),
    durationDays: fc.integer({ min: 1, max: 365 }),
    fundingRecurrence: fc.constantFrom('oneOff', 'monthly'),
    liveUntilDate: fc.option(fc.date({ min: now, max: new Date('2027-11-21'), noInvalidDate: true })),
  })
  fc.assert(
    fc.property(fc.array(some), (launches) => {
      const { spend, planned, platforms } = monthSpendOf(launches, now)
      expect(platforms.reduce((sum, row) => sum + row.spend, 0)).toBe(spend)
      expect(planned).toBeGreaterThanOrEqual(spend)
    }),
  )
})
