import {
  adBreakdownSchema,
  adPerformanceSchema,
  brandPerformanceSchema,
  launchPerformanceSchema,
} from '@aloft/domain/ads/ad-performance.entity'
import { maxBrokenDown } from '@aloft/domain/ads/breakdowns.rules'
import { reportLinkSchema } from '@aloft/domain/ads/shared-link.entity'
import { objectShape } from './shape.ts'

const counted = {
  conversions: 'How often the goal was reached; null if no verified goal counts that.',
  revenue: 'Revenue of the conversions; null if they aren’t counted or have no value.',
  countedCost: 'Cost of the launches whose conversions are counted.',
  countedClicks: 'Clicks of the launches whose conversions are counted.',
} as const

const performance = {
  ...counted,
  cost: 'What was spent.',
  impressions: 'How often ads were shown.',
  clicks: 'Clicks on ads.',
  costPerClick: 'Cost of a click; null without clicks.',
  costPerConversion: 'Cost of a conversion; null if it can’t be computed.',
  clickThroughRate: 'Clicks in percent of the impressions; null without impressions.',
  conversionRate: 'Conversions in percent of the counted clicks; null if it can’t be computed.',
  roas: 'Revenue for each unit of counted cost; null if it can’t be computed.',
} as const

const counting = {
  currency: 'Currency of all amounts.',
  isSimulated: 'Whether the figures come from the simulated platform.',
  syncedDate: 'Until when the platform has reported; null before its first figures.',
  lastResultDate: 'Until when conversions of its clicks are counted; null if its end is unknown.',
  commissionPercent: 'Our commission, in percent of the cost.',
} as const

const results = 'Figures of the seven whole days before today.'

const events = 'What changed the ads, newest first, at most 100.'

/** Results of ads. */
export const reportShapes = {
  AdBreakdown: objectShape(adBreakdownSchema, 'The results of an ad, split.', {
    breakdowns: 'How its platforms can split them. Others are left out, never zero.',
    parts: 'The parts, which add up to the results. Days and hours in order, others by cost.',
    leftOut: `Launches that the parts don’t include, because only the newest ${maxBrokenDown} are asked for.`,
    currency: counting.currency,
    isSimulated: counting.isSimulated,
  }),
  AdPerformance: objectShape(adPerformanceSchema, 'The report of an ad.', {
    totals: 'Figures of all launches in the currency of the newest one.',
    runs: 'The launches.',
    events,
  }),
  BrandAdPerformance: objectShape(
    brandPerformanceSchema.shape.ads.element,
    'One ad in the report of its brand.',
    {
      ...performance,
      ...counting,
      balloonId: 'Id of the ad.',
      name: 'Name of the ad.',
      status: 'Status of the ad.',
      platform: 'Platform of the ad.',
      startDate: 'Start of its first launch; null if it has none.',
      periods: 'Figures of the 7, 14, 30 and 90 whole days before today.',
      chosen: 'Its results on the days that were asked for; null if none were.',
    },
  ),
  BrandPerformance: objectShape(brandPerformanceSchema, 'The report of a brand.', {
    totals: 'Figures of all ads in the currency of the newest one.',
    ads: 'Ads that were launched, oldest first.',
    days: 'Figures by day, oldest first.',
    events,
  }),
  DayPerformance: objectShape(brandPerformanceSchema.shape.days.element, 'Figures of one day in UTC.', {
    ...counted,
    day: 'The day.',
    cost: 'What was spent.',
    impressions: 'How often ads were shown.',
    clicks: 'Clicks on ads.',
  }),
  LaunchPerformance: objectShape(launchPerformanceSchema, 'One launch in the report of its ad.', {
    ...performance,
    ...counting,
    runId: 'Id of the launch.',
    number: 'Which launch of the ad it is, from 1.',
    status: 'Status of the launch.',
    platform: 'Platform of the launch.',
    submittedDate: 'When it was submitted; null if it isn’t.',
    startDate: 'When it started; null if it didn’t.',
    endDate: 'When it ended or will end; null if unknown.',
    goalValue: 'What one conversion counts as revenue.',
    results,
    limit: 'What keeps it from more results; null if nothing does.',
    days: 'Figures by day, oldest first. Days without any are left out.',
  }),
  BreakdownPart: objectShape(adBreakdownSchema.shape.parts.element, 'A part of an ad’s results.', {
    ...performance,
    key: 'The day, hour (UTC), place, device, age group or search.',
  }),
  LaunchLeftOut: objectShape(
    adBreakdownSchema.shape.leftOut.element,
    'A launch that a breakdown leaves out.',
    {
      balloonId: 'Id of its ad.',
      runId: 'Id of the launch.',
      number: 'Which launch of the ad it is, from 1.',
      startDate: 'When it started.',
    },
  ),
  ReportEvent: objectShape(adPerformanceSchema.shape.events.element, 'A change of an ad.', {
    date: 'When it happened.',
    kind: 'What changed.',
    balloonId: 'Id of the ad.',
  }),
  ReportLink: objectShape(reportLinkSchema, 'A link to a report.', {
    linkId: 'Id of the link.',
    balloonId: 'Id of the ad; null for all ads of the brand.',
    adName: 'Name of the ad; null for all ads.',
    period: 'The days before a visit that it shows.',
    creationDate: 'When it was created, in real time.',
    expiryDate: 'When it ends, in real time.',
  }),
  Performance: objectShape(
    adPerformanceSchema.shape.totals,
    'Figures, and what follows from them.',
    performance,
  ),
}
