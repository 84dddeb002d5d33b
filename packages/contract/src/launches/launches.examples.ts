import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import { exampleBalloon, exampleComponentIds } from '../balloons/balloons.examples.ts'

const submittedDate = new Date('2026-11-03T10:00:00Z')
const startDate = new Date('2026-11-04T08:30:00Z')

/** The example ad after its launch: its platform is in the learning phase. */
export const exampleAdCampaign: AdCampaign = {
  balloonId: exampleBalloon.id,
  componentId: exampleComponentIds.campaign,
  status: 'learning',
  statusHistory: [
    { status: 'pending', event: 'LAUNCH', date: submittedDate, reason: null },
    { status: 'pending_approval', event: 'SUBMIT', date: submittedDate, reason: null },
    { status: 'learning', event: 'GO_LIVE', date: startDate, reason: null },
  ],
  startDate,
  clicks: 214,
  ads: [
    {
      runId: '01936b2e-0000-7000-8000-000000000701',
      data: {
        number: 1,
        platform: 'facebook',
        adAccountType: 'provider',
        submittedDate,
        approvedDate: new Date('2026-11-03T11:00:00Z'),
        startDate,
        endDate: new Date('2026-12-04T08:30:00Z'),
        stopReason: null,
        conversionObjective: 'sales',
        fundingRecurrence: 'oneOff',
        currency: 'EUR',
        budget: 300,
        vat: 57,
        commissionPercent: 20,
        impressions: 18_420,
        clicks: 214,
        conversions: 9,
        cost: 88.4,
        revenue: 1_116,
        refund: 0,
        isSettled: false,
        isSimulated: true,
        abTest: null,
      },
    },
  ],
  limit: null,
  autopilot: { isOn: false, refusal: 'oneOffAd', holds: [], settings: null },
  abTest: null,
}

/** The versions of a test: the ad as it is, and one with another message. */
export const exampleVariants: NonNullable<AdCampaign['abTest']>['variants'] = [
  { texts: {}, creativeId: null },
  { texts: { fbMessage: 'Trade your old lamp in and save €20.' }, creativeId: null },
]
