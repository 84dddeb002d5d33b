import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import wren from '@aloft/design-system/assets/nightjar/wren.webp'
import type { AdCardData } from './ad-card.tsx'

const day = (number: number) => new Date(2026, 10, number, 12)

/** Ads of the demo brand for its overview. */
export const adCards: AdCardData[] = [
  {
    id: 'a1',
    name: 'Lamp repair Galway',
    platform: 'google',
    status: 'pending_approval',
    text: 'Lamp Repair in Galway',
    updatedAt: day(21),
  },
  {
    id: 'a2',
    name: 'A Wren for the nightstand',
    platform: 'instagram',
    status: 'IN_PROGRESS',
    picture: wren,
    text: 'Small enough for any nightstand, bright enough for one more chapter.',
    updatedAt: day(19),
  },
  {
    id: 'a3',
    name: 'Reading lamps, back to school',
    platform: 'facebook',
    status: 'IN_PROGRESS',
    text: 'A Dome on the desk, and homework is over sooner.',
    updatedAt: day(12),
  },
]

const statuses: BalloonStatus[] = ['running', 'IN_PROGRESS', 'learning', 'stopped', 'rejected', 'endingSoon']

/** As many ads as an agency's brand may have. */
export function manyAds(count: number): AdCardData[] {
  return Array.from({ length: count }, (_, place) => ({
    id: `m${place}`,
    name: `Lamp of the week ${place + 1}`,
    platform: 'google',
    status: statuses[place % statuses.length] ?? 'running',
    text: `Lamp ${place + 1} Blown in Galway`,
    updatedAt: day(1 + (place % 21)),
  }))
}
