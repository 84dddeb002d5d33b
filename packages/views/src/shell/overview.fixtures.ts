import type { Money } from '@aloft/domain/core/money'
import type { Need } from '@aloft/domain/launches/overview-needs.rules'
import type { MonthFigures } from './month-card.tsx'
import type { ShownNeed } from './overview-needs.tsx'

const day = (number: number) => new Date(2026, 10, number, 12)
const euros = (minor: number): Money => ({ minor, currency: 'EUR' })
const repair = { id: 'l2', name: 'Lamp repair Galway', platform: 'google' } as const
const supper = { id: 'l5', name: 'A long supper, gift set', platform: 'instagram' } as const
const trio = { id: 'l4', name: 'Old lamp in, €20 off', platform: 'facebook' } as const

/** One need of each kind, in their order. */
export const everyNeed: readonly Need[] = [
  { kind: 'planLapsed' },
  { kind: 'held', ad: repair, price: euros(17_700), untilDate: day(27) },
  {
    kind: 'rejected',
    ad: supper,
    reason: '“Your eyes aren’t getting younger” reads as a remark about age. Describe the lamp instead.',
  },
  { kind: 'unpaid', ad: trio, price: euros(10_710) },
  { kind: 'trialEnds', date: day(24), price: euros(3_451) },
  { kind: 'ended', ad: repair, price: euros(17_700), days: 30 },
  { kind: 'draft', ad: supper },
  { kind: 'drafts', count: 4 },
  { kind: 'website', isLive: true },
  { kind: 'ending', ad: repair, date: day(23) },
  { kind: 'renewing', ad: repair, date: day(23), price: euros(17_700) },
  { kind: 'refunded', ad: supper, amount: euros(4_120) },
  { kind: 'waiting', ad: trio, isWithPlatform: true },
]

/** Needs as their owner sees them, each with a page. */
export function shownNeeds(needs: readonly Need[]): ShownNeed[] {
  const calm: readonly Need['kind'][] = ['ending', 'renewing', 'refunded', 'waiting']
  return needs.map((need) => ({
    id: need.kind,
    need,
    isForYou: !calm.includes(need.kind),
    href: `/0/launch?need=${need.kind}`,
  }))
}

/** What needs somebody on the Saturday of the other fixtures. */
export const someNeeds = shownNeeds(
  everyNeed.filter(({ kind }) => kind === 'rejected' || kind === 'ended' || kind === 'waiting'),
)

export const november: MonthFigures = {
  from: '2026-11-01',
  until: '2026-11-30',
  day: 21,
  currency: 'EUR',
  spend: 28_640,
  planned: 48_000,
  commission: 5_728,
  commissionPercent: 20,
  platforms: [
    { platform: 'google', spend: 14_280 },
    { platform: 'instagram', spend: 10_490 },
    { platform: 'facebook', spend: 3_870 },
  ],
  credit: 16_120,
  isSimulated: false,
}
