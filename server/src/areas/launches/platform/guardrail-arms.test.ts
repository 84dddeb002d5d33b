import { expect, it } from 'vitest'
import type { ReportedHour } from '../../../gateways/ad-platform/ad-platform.port.ts'
import type { Launch } from '../core/launch.repo.ts'
import { guardrailStopDate } from './sync.service.ts'

const startDate = new Date('2026-11-02T00:00:00Z')
const launch = {
  startDate,
  syncedUntil: startDate,
  fiftiethResultDate: null,
  resultKind: 'clicks',
  expectedCost: 50,
  budget: 12_000,
  commissionPercent: 20,
  fundedPeriods: 1,
  spend: 0,
  clicks: 0,
  conversions: 0,
  ripeningSpend: 0,
} as unknown as Launch

/** Hours of 16 days in which both versions together spend 20 an hour, with clicks for each at these hours. */
function hoursWith(clicks: { readonly original: number; readonly variant: number }): ReportedHour[] {
  return Array.from({ length: 16 * 24 }, (_, hour) => {
    const date = new Date(startDate.getTime() + hour * 3_600_000)
    const one = { date, spend: 10, impressions: 100, conversions: 0 }
    const clicksOf = (every: number) => (hour % every === 0 ? 1 : 0)
    return [
      { ...one, arm: 'original', clicks: clicksOf(clicks.original) } as const,
      { ...one, arm: 'variant', clicks: clicksOf(clicks.variant) } as const,
    ]
  }).flat()
}

const together = (hours: readonly ReportedHour[]): ReportedHour[] =>
  hours
    .filter(({ arm }) => arm === 'original')
    .map((hour, place) => {
      const other = hours[2 * place + 1]
      return { ...hour, spend: 20, clicks: hour.clicks + (other?.clicks ?? 0) }
    })

it('judges the versions of a tested ad together: a good one makes up for a bad one (OPN-80, OPN-81)', () => {
  expect(guardrailStopDate(launch, hoursWith({ original: 4, variant: 500 }), 0)).toBeNull()
})

it('stops both at the hour at which it would stop one ad with their figures', () => {
  const bad = hoursWith({ original: 60, variant: 500 })
  const stopped = guardrailStopDate(launch, bad, 0)
  expect(stopped).toEqual(guardrailStopDate(launch, together(bad), 0))
  // At half of the money, 5 000: after 250 hours of both.
  expect(stopped).toEqual(new Date(startDate.getTime() + 250 * 3_600_000))
})
