import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import wren from '@aloft/design-system/assets/nightjar/wren.webp'
import { nightjarPictures } from '@aloft/design-system/patterns/nightjar-pictures.fixtures'
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

const search = {
  query: 'irish glass lamp',
  description: 'Thirty-nine years at one bench. Dome, Wren and Halo in eleven colors.',
  domain: 'nightjar.example',
}

const pictures = nightjarPictures.map(({ url }) => url)

/** As many ads as an agency's brand may have: on every platform, with the pictures of the demo brand. */
export function manyAds(count: number): AdCardData[] {
  return Array.from({ length: count }, (_, place) => {
    const ad = {
      id: `m${place}`,
      name: `Lamp of the week ${place + 1}`,
      status: statuses[place % statuses.length] ?? 'running',
      text: `Lamp ${place + 1} Blown in Galway`,
      updatedAt: day(1 + (place % 21)),
    }
    if (place % 3 === 2) return { ...ad, platform: 'google', search: { ...search, title: ad.text } }
    const picture = pictures[place % pictures.length]
    return { ...ad, platform: place % 3 ? 'instagram' : 'facebook', ...(picture && { picture }) }
  })
}
