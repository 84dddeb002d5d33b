import type { AdCounts } from '@aloft/domain/ads/list/ad-counts.rules'
import type { AdRow } from '@aloft/domain/ads/list/ad-rows.rules'
import { balloonStatuses } from '@aloft/domain/balloons/balloon-status.rules'
import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import wren from '@aloft/design-system/assets/nightjar/wren.webp'
import type { AdCardData } from './ad-card.tsx'

/** An ad with the data of list, gallery and timeline. */
type ListedAd = AdRow & Pick<AdCardData, 'picture' | 'text' | 'updatedAt'>

const day = (month: number, number: number) => new Date(2026, month - 1, number, 12)

/** The current time in stories of lists. */
export const listsNow = day(11, 22)

/** A traffic ad's counts: its results are its clicks. */
const traffic = (impressions: number, clicks: number, spend: number): AdCounts => ({
  impressions,
  clicks,
  results: clicks,
  spend,
  conversions: null,
  revenue: null,
  countedSpend: 0,
})

const lamp: ListedAd = {
  id: 'l',
  name: 'Lamp repair Galway',
  status: 'running',
  platform: 'google',
  type: 'traffic',
  startDate: day(11, 4),
  endDate: day(12, 4),
  stopReason: null,
  counts: traffic(18_240, 612, 24_380),
  before: null,
  currency: 'EUR',
  isArchived: false,
  limit: 'bid',
  text: 'Lamp Repair in Galway',
  updatedAt: day(11, 3),
}
const neverLaunched = {
  startDate: null,
  endDate: null,
  stopReason: null,
  counts: null,
  before: null,
  limit: null,
} as const

/** Ads of the demo brand, with every state of a list's cells. */
export const listedAds: ListedAd[] = [
  lamp,
  {
    ...lamp,
    id: 'w',
    name: 'A Wren for the nightstand',
    status: 'learning',
    limit: null,
    platform: 'instagram',
    type: 'conversion',
    startDate: day(11, 20),
    endDate: null,
    counts: {
      ...traffic(940, 31, 1_120),
      results: 0,
      conversions: 0,
      revenue: 0,
      countedSpend: 1_120,
    },
    picture: wren,
    text: 'Small enough for any nightstand, bright enough for one more chapter.',
  },
  {
    ...lamp,
    id: 'b',
    name: 'Reading lamps, back to school',
    status: 'stopped',
    platform: 'facebook',
    startDate: day(8, 24),
    endDate: day(9, 20),
    stopReason: 'user_stopped',
    limit: null,
    counts: traffic(40_310, 1_204, 61_900),
    text: 'A Dome on the desk, and homework is over sooner.',
  },
  {
    ...lamp,
    ...neverLaunched,
    id: 'd',
    name: 'Old lamps, wired anew',
    status: 'IN_PROGRESS',
    platform: 'facebook',
    text: 'We rewire what your grandmother read by.',
  },
]

/** As many ads as an agency's brand may have. */
export function manyListedAds(count: number): ListedAd[] {
  return Array.from({ length: count }, (_, place) => ({
    ...lamp,
    id: `m${place}`,
    name: `Lamp of the week ${place + 1}`,
    limit: null,
    status: balloonStatuses[place % balloonStatuses.length] ?? 'running',
    platform: adPlatforms[place % adPlatforms.length] ?? 'google',
    counts: traffic(place * 37, place, place * 41),
    startDate: day(1 + (place % 12), 1 + (place % 27)),
    endDate: day(2 + (place % 12), 1 + (place % 27)),
  }))
}

/** The same ads with figures of a period, compared with the days before. */
export const comparedAds: ListedAd[] = listedAds.map((ad) => ({
  ...ad,
  before:
    ad.counts &&
    (ad.id === 'w' ? { ...ad.counts, impressions: 0, clicks: 0, spend: 0 } : traffic(20_310, 540, 24_380)),
}))
