import type { AdCampaign } from '../ads/ad-campaign.entity.ts'
import type { JsonValue } from '../core/json.ts'
import type { LaunchSource } from './launch-facts.rules.ts'

const ireland = {
  type: 'region',
  name: 'Ireland',
  region: null,
  country_name: null,
  primary_city: null,
  country_code: 'IE',
  population: null,
  circle: null,
}

/** Values of a Google ad, step `c1`, for 150.00 EUR and ten days, from which nothing is missing. */
export const launchableValues: Readonly<Record<string, JsonValue>> = {
  componentOrder: [['c1'], ['c2']],
  'component/c1/type': 'googleAdCampaign',
  'component/c1/headline1': 'Lamps made in Galway',
  'component/c1/headline2': 'Rewired for a lifetime',
  'component/c1/headlined': 'Table lamps by hand',
  'component/c1/description1': 'Blown, turned and wired at one bench.',
  'component/c1/description2': 'Every lamp can be opened and rewired.',
  'component/c1/keywords': ['table lamp', 'glass lamp', 'lamp repair'],
  'component/c1/locations': [ireland],
  'component/c1/plannedBudget': 150,
  'component/c1/durationDays': 10,
  'component/c2/type': 'externalPage',
  'component/c2/url': 'https://nightjar.example/lamps',
}

/** An ad that nothing keeps from its launch, by card or by the credit that is there. */
export const launchableSource: LaunchSource = {
  componentId: 'c1',
  values: launchableValues,
  balloon: {
    status: 'IN_PROGRESS',
    archiveDate: null,
    publishDates: [new Date(2026, 10, 20)],
    hasUnpublishedChanges: false,
  },
  brand: {
    url: 'https://nightjar.example',
    archiveDate: null,
    adAccountType: {},
    facebookAdAccount: null,
    snippet: { isValidated: true },
  },
  role: 'owner',
  isEmailValidated: true,
  payer: { planLabel: 'expand-2407', currency: 'EUR', credit: 17_850 },
  adLimit: null,
  vatPercent: 19,
  pictureFailure: null,
  evidence: null,
  variant: null,
  variantPictureFailure: null,
  payment: { creditAtMost: 0, isCreditOnly: false },
}

const submittedDate = new Date('2026-11-03T10:00:00Z')
const startDate = new Date('2026-11-04T08:30:00Z')

/** An ad that learns on its platform. */
export const liveCampaign: AdCampaign = {
  balloonId: '01936b2e-0000-7000-8000-000000000301',
  componentId: 'c1',
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
