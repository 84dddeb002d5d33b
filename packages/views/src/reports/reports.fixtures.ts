import { figuresOf, noCounts, performanceOf, totalOf } from '@aloft/domain/ads/performance.rules'
import { addDays, type DayFigures } from '@aloft/domain/ads/report-days.rules'
import type { ResultKind } from '@aloft/domain/ads/results.rules'
import type { ShownEvent } from './event-words.ts'
import type { FigureRow } from './figures-table.tsx'
import type { CountingFacts } from './why-numbers-differ.tsx'

const goalValue = 4_800

const dayFrom = (
  first: string,
  clicks: readonly number[],
  kind: ResultKind = 'conversions',
): readonly DayFigures[] =>
  clicks.map((count, place) => {
    const conversions = Math.floor(count / 14) + (place % 3 === 0 ? 1 : 0)
    return figuresOf(kind, {
      day: addDays(first, place),
      clicks: count,
      impressions: count * 16 + place * 3,
      cost: count * 31,
      conversions,
      revenue: conversions * goalValue,
    })
  })

/** Three weeks of the demo brand's ad for lamp repairs. */
export const lampDays = dayFrom(
  '2026-11-01',
  [9, 12, 14, 11, 17, 16, 13, 15, 18, 20, 22, 19, 24, 25, 21, 23, 26, 24, 25, 27, 23],
)

/** The three weeks before them. */
export const lampDaysBefore = dayFrom(
  '2026-10-11',
  [10, 11, 9, 13, 14, 12, 16, 15, 13, 14, 17, 15, 12, 16, 18, 15, 13, 17, 16, 14, 15],
)

/** A week of an ad without a verified goal. */
export const visitDays = dayFrom('2026-11-15', [21, 23, 26, 24, 25, 27, 23], 'clicks')

export const lampNow = totalOf(lampDays)
export const lampBefore = totalOf(lampDaysBefore)

/** Nothing was counted yet, so quotients are N/A. */
const noConversions = figuresOf('conversions', noCounts)
export const noFigures = performanceOf(noConversions)

const launch = {
  status: 'stopped',
  platform: 'google',
  currency: 'EUR',
  results: noFigures,
} as const

const newest: FigureRow = {
  ...launch,
  id: '3',
  name: 'Run 3',
  status: 'endingSoon',
  submittedDate: new Date(2026, 9, 31, 17, 20),
  startDate: new Date(2026, 10, 1, 8),
  endDate: new Date(2026, 10, 24, 8),
  performance: lampNow,
  results: totalOf(lampDays.slice(-7)),
}

const fewClicks = figuresOf('conversions', {
  cost: 2_460,
  impressions: 2_105,
  clicks: 38,
  conversions: 0,
  revenue: 0,
})

const oldest: FigureRow = {
  ...launch,
  id: '1',
  name: 'Run 1',
  submittedDate: new Date(2026, 8, 17, 12, 45),
  startDate: new Date(2026, 8, 18, 8),
  endDate: new Date(2026, 8, 24, 8),
  performance: performanceOf(fewClicks),
}

/** Three launches of the ad for lamp repairs, newest first; the oldest has no results to divide. */
export const lampLaunches: readonly FigureRow[] = [
  newest,
  {
    ...launch,
    id: '2',
    name: 'Run 2',
    submittedDate: new Date(2026, 8, 29, 9, 2),
    startDate: new Date(2026, 9, 11, 8),
    endDate: new Date(2026, 9, 31, 8),
    performance: lampBefore,
  },
  oldest,
]

/** Ads of the demo brand, each with its own report. */
export const lampAds: readonly FigureRow[] = [
  { ...newest, id: 'lamp', name: 'Lamp repair Galway', href: '#lamp' },
  {
    ...oldest,
    id: 'wren',
    name: 'A Wren for the nightstand, and one for the hall',
    href: '#wren',
    status: 'learning',
    platform: 'instagram',
  },
]

export const lampFacts: CountingFacts = {
  syncedDate: new Date(2026, 10, 22, 7),
  lastResultDate: new Date(2026, 11, 1, 8),
  isClosed: false,
  commissionPercent: 20,
  goalValue,
  hasGoal: true,
  isSimulated: true,
}

/** What changed the ad for lamp repairs. */
export const lampEvents: readonly ShownEvent[] = [
  { date: new Date('2026-11-17T10:00:00Z'), kind: 'bid', adName: null },
  { date: new Date('2026-11-10T09:00:00Z'), kind: 'budget', adName: null },
  { date: new Date('2026-11-10T07:00:00Z'), kind: 'resumed', adName: null },
  { date: new Date('2026-11-01T08:00:00Z'), kind: 'live', adName: null },
]
