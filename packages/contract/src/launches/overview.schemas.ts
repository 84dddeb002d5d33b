import { stopReasons } from '@aloft/domain/ads/stop-reasons.rules'
import { fundingRecurrences } from '@aloft/domain/balloons/campaign-settings.rules'
import { currencies } from '@aloft/domain/core/money'
import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import { z } from 'zod'
import {
  exampleBalloon,
  exampleComponentIds,
  exampleIdeaWithBalloons,
} from '../balloons/balloons.examples.ts'
import { type ActionSchema, describeAction } from '../core/action-schema.ts'
import { adId, brandId, componentId } from '../core/fields.ts'
import type { overviewActions } from './overview.actions.ts'

/** The latest launch of an ad; amounts are decimals of its currency, without VAT unless they say so. */
const overviewLaunchSchema = z.object({
  balloonId: adId,
  componentId,
  currency: z.enum(currencies).describe('Currency of all amounts.'),
  budget: z.number().describe('Budget of one paid period.'),
  price: z.number().describe('The same with VAT: what another period costs.'),
  dailyCost: z.number().describe('What an average day costs, including what the autopilot has moved.'),
  durationDays: z.int().describe('Days of one paid period.'),
  fundingRecurrence: z.enum(fundingRecurrences).describe('Whether it’s paid once or every month.'),
  submittedDate: z.date().nullable().describe('When it was paid; null before that.'),
  approvedDate: z.date().nullable().describe('When our review ended. From then on, it’s with its platform.'),
  earliestStartDate: z.date().nullable().describe('It starts no earlier than this; null for at once.'),
  startDate: z.date().nullable().describe('When it went live.'),
  endDate: z.date().nullable().describe('Planned end, or the end of the paid month.'),
  endedDate: z.date().nullable().describe('When it ended; null until then.'),
  stopReason: z.enum(stopReasons).nullable().describe('Why it ended.'),
  heldDate: z.date().nullable().describe('Since when it’s on hold because its next month isn’t paid.'),
  reason: z.string().nullable().describe('Why it was rejected, in the caller’s language.'),
  spend: z.number().describe('Amount spent.'),
  clicks: z.int().describe('Clicks on the ad.'),
  refund: z.number().describe('Amount that came back as credit, VAT included.'),
  settledDate: z.date().nullable().describe('When that came back.'),
  isSimulated: z.boolean().describe('Whether the figures come from the simulated platform.'),
})
export type OverviewLaunch = z.infer<typeof overviewLaunchSchema>

const platformSpend = z.object({
  platform: z.enum(adPlatforms).describe('The platform.'),
  spend: z.number().describe('Amount spent there.'),
})

/** What a brand's ads cost in a month; amounts are decimals without VAT, days are in UTC. */
const monthSchema = z.object({
  from: z.iso.date().describe('First day of the month.'),
  until: z.iso.date().describe('Last day of the month.'),
  currency: z.enum(currencies).describe('Currency of all amounts: that of the newest launch.'),
  spend: z.number().describe('Amount spent so far, as in the report of these days.'),
  planned: z.number().describe('Amount spent by the end of the month if everything live goes on.'),
  commission: z.number().describe('Our commission on the spend.'),
  commissionPercent: z.number().nullable().describe('Its rate; null if launches have different ones.'),
  platforms: z.array(platformSpend).describe('Platforms with spend, the largest first.'),
  credit: z.number().nullable().describe('Ad credit of the caller; null if somebody else pays.'),
  isSimulated: z.boolean().describe('Whether some figures come from the simulated platform.'),
})

const trialSchema = z.object({
  endDate: z.date().describe('When the trial ends and the plan is charged.'),
  price: z.number().describe('Amount of that charge in euros, VAT included.'),
})

const brandOverviewSchema = z.object({
  ads: z.array(overviewLaunchSchema).describe('The latest launch of each ad that isn’t archived.'),
  month: monthSchema.nullable().describe('The current month; null before the first launch.'),
  trial: trialSchema.nullable().describe('The caller’s trial; null without one, or if it was canceled.'),
})
export type BrandOverview = z.infer<typeof brandOverviewSchema>

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

export const overviewSchemas = {
  'get-overview': describeAction({
    summary: 'Returns what is live in a brand, what it costs this month, and what is due.',
    payload: z.object({ ideaId: brandId }),
    reply: brandOverviewSchema,
    example: { payload: { ideaId: exampleIdeaWithBalloons._id }, reply: exampleOverview },
  }),
} satisfies Record<keyof typeof overviewActions, ActionSchema>
