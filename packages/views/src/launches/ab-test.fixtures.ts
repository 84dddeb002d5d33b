import type { LaunchTest } from '@aloft/domain/ads/ab-test.entity'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import type { ChangedText } from './variant-changes.tsx'

const [message, title] = ['fbMessage', 'fbTitle'].map((name) =>
  copyFields.facebook.find(({ key }) => key === name),
)
if (!message || !title) throw new Error('Facebook has a message and a title')

/** Two texts that differ in version B of a Facebook ad. */
export const changedTexts: readonly ChangedText[] = [
  {
    field: message,
    original: 'Bring us any old lamp and take 20 euros off a new one. We rewire yours for a neighbor.',
    variant: 'Your old lamp is worth €20 until the end of November.',
  },
  { field: title, original: 'Trade in your old lamp', variant: '€20 for your old lamp' },
]

/** A test on its sixth day. */
export const earlyTest: LaunchTest = {
  stage: 'early',
  endDate: new Date(2026, 10, 18, 9, 30),
  variant: {
    texts: { fbMessage: 'Your old lamp is worth €20 until the end of November.' },
    creativeId: null,
  },
  resultKind: 'clicks',
  arms: {
    original: { impressions: 6_120, clicks: 71, conversions: 3, cost: 48.2 },
    variant: { impressions: 6_080, clicks: 94, conversions: 5, cost: 47.9 },
  },
  winner: null,
  chance: null,
}
