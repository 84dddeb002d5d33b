import { expect, it } from 'vitest'
import { nextWebsiteCheck, websiteCheckMs, websiteWatchHours } from './website-checks.rules.ts'

it('checks for a snippet at growing gaps, for seven days (DOM-08)', () => {
  const start = new Date('2026-11-23T09:00:00Z')
  const dates = [start]
  for (let next = nextWebsiteCheck(start, 0); next; next = nextWebsiteCheck(next, dates.length - 1))
    dates.push(next)
  const hours = dates
    .slice(1)
    .map((date, check) => (date.getTime() - (dates[check]?.getTime() ?? 0)) / 3_600_000)
  expect(hours).toEqual(hours.toSorted((left, right) => left - right))
  expect(hours[0]).toBeCloseTo(0.1)
  expect(dates.at(-1)).toEqual(new Date('2026-11-30T09:00:00Z'))
  expect(websiteWatchHours).toBeCloseTo(7 * 24)
})

it('finds a snippet within a minute while the page is open', () => {
  expect(websiteCheckMs).toBeLessThanOrEqual(15_000)
})
