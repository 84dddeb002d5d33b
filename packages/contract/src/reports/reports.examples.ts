import type {
  AdBreakdown,
  AdPerformance,
  BrandPerformance,
  LaunchPerformance,
} from '@aloft/domain/ads/ad-performance.entity'
import { dayToWire, performanceToWire } from '@aloft/domain/ads/performance-amounts.rules'
import { figuresOf, totalOf } from '@aloft/domain/ads/performance.rules'
import type { ReportLink } from '@aloft/domain/ads/shared-link.entity'
import { mapPeriods } from '@aloft/domain/ads/report-days.rules'
import { exampleBalloon } from '../balloons/balloons.examples.ts'
import { exampleAdCampaign } from '../launches/launches.examples.ts'

const days = [
  { day: '2026-11-04', impressions: 3_110, clicks: 31, conversions: 0, cost: 1_420, revenue: 0 },
  { day: '2026-11-05', impressions: 5_204, clicks: 58, conversions: 2, cost: 2_480, revenue: 24_800 },
  { day: '2026-11-06', impressions: 4_996, clicks: 66, conversions: 3, cost: 2_460, revenue: 37_200 },
  { day: '2026-11-07', impressions: 5_110, clicks: 59, conversions: 4, cost: 2_480, revenue: 49_600 },
].map((day) => figuresOf('conversions', day))
const figures = performanceToWire(totalOf(days))
const wireDays = days.map(dayToWire)

const [launch] = exampleAdCampaign.ads
if (!launch) throw new Error('the example ad has no launch')

const counting = {
  currency: 'EUR',
  isSimulated: true,
  syncedDate: new Date('2026-11-07T22:00:00Z'),
  lastResultDate: new Date('2026-12-11T08:30:00Z'),
  commissionPercent: 20,
} as const

const exampleLaunchPerformance: LaunchPerformance = {
  ...figures,
  ...counting,
  runId: launch.runId,
  number: 1,
  status: 'learning',
  platform: 'facebook',
  submittedDate: launch.data.submittedDate,
  startDate: launch.data.startDate,
  endDate: launch.data.endDate,
  goalValue: 124,
  results: figures,
  limit: null,
  days: wireDays,
}

const events = [
  { date: new Date('2026-11-06T07:00:00Z'), kind: 'budget', balloonId: exampleBalloon.id },
  { date: new Date('2026-11-04T08:30:00Z'), kind: 'live', balloonId: exampleBalloon.id },
] as const

/** The example ad four days after it went live. */
export const exampleAdPerformance: AdPerformance = {
  totals: figures,
  runs: [exampleLaunchPerformance],
  events: [...events],
}

/** The example brand at the same time. */
export const exampleBrandPerformance: BrandPerformance = {
  totals: figures,
  ads: [
    {
      ...figures,
      ...counting,
      balloonId: exampleBalloon.id,
      name: exampleBalloon.name,
      status: 'learning',
      platform: 'facebook',
      startDate: launch.data.startDate,
      chosen: null,
      periods: mapPeriods(() => figures),
    },
  ],
  days: wireDays,
  events: [...events],
}

const devices = [
  { key: 'phone', cost: 6_120, impressions: 13_010, clicks: 158, conversions: 6, revenue: 74_400 },
  { key: 'computer', cost: 2_410, impressions: 4_830, clicks: 52, conversions: 3, revenue: 37_200 },
  { key: 'tablet', cost: 310, impressions: 580, clicks: 4, conversions: 0, revenue: 0 },
]

/** The results of the example ad by device. */
export const exampleAdBreakdown: AdBreakdown = {
  breakdowns: ['day', 'hour', 'place', 'device', 'age'],
  parts: devices.map(({ key, ...counts }) => ({
    key,
    ...performanceToWire(totalOf([figuresOf('conversions', counts)])),
  })),
  leftOut: [],
  currency: 'EUR',
  isSimulated: true,
}

/** A link to the report of the example ad, created on its fourth day. */
export const exampleReportLink: ReportLink = {
  linkId: '01936b2e-0000-7000-8000-000000000901',
  balloonId: exampleBalloon.id,
  adName: exampleBalloon.name,
  period: '7',
  creationDate: new Date('2026-11-08T09:00:00Z'),
  expiryDate: new Date('2026-11-22T09:00:00Z'),
}
