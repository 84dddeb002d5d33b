import { exampleBalloon, exampleComponentIds } from '../balloons/balloons.examples.ts'
import type { BrandOverview, OverviewLaunch } from './overview.schemas.ts'

export const exampleOverviewLaunch: OverviewLaunch = {
  balloonId: exampleBalloon.id,
  componentId: exampleComponentIds.campaign,
  currency: 'EUR',
  budget: 300,
  price: 357,
  dailyCost: 10,
  durationDays: 30,
  fundingRecurrence: 'oneOff',
  submittedDate: new Date('2026-11-03T10:00:00Z'),
  approvedDate: new Date('2026-11-03T11:00:00Z'),
  earliestStartDate: null,
  startDate: new Date('2026-11-04T08:30:00Z'),
  endDate: new Date('2026-12-04T08:30:00Z'),
  endedDate: null,
  stopReason: null,
  heldDate: null,
  reason: null,
  spend: 88.4,
  clicks: 214,
  refund: 0,
  settledDate: null,
  isSimulated: true,
}

/** The month of that launch. */
export const exampleMonth: NonNullable<BrandOverview['month']> = {
  from: '2026-11-01',
  until: '2026-11-30',
  currency: 'EUR',
  spend: 88.4,
  planned: 218.7,
  commission: 17.68,
  commissionPercent: 20,
  platforms: [{ platform: 'facebook', spend: 88.4 }],
  credit: 41.2,
  isSimulated: true,
}

/** The example brand while its ad is live. */
export const exampleOverview: BrandOverview = {
  ads: [exampleOverviewLaunch],
  month: exampleMonth,
  trial: null,
}
