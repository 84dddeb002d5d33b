import type { LocationType } from '@aloft/domain/balloons/campaign-settings.rules'
import { isCountry, type Place } from '@aloft/domain/ads/places.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { Campaign, Targeting } from '../ad-platform.port.ts'

// Assumed population of a place by its type, and of a whole country, if the real one is unknown.
const peopleOf: Readonly<Record<LocationType, number>> = { region: 1_500_000, city: 200_000, zip: 12_000 }
const peopleOfCountry = 12_000_000
const everywhere = 80_000_000
const peoplePerKm2 = 60
/** Share of the population that uses a platform in a month. */
const share: Readonly<Record<AdPlatform, number>> = { google: 0.85, facebook: 0.55, instagram: 0.4 }
/** Share of a platform's users with a given interest; each further interest adds less. */
const shareOfInterest = 0.06
/** Share of Google's users who search for a keyword in a month, by match type. */
const shareOfKeyword = { broad: 0.03, phrase: 0.012, exact: 0.004 }
// Adults are spread evenly from 18 to 78; 65 and older is one group.
const ages = { from: 18, until: 78, last: 65 }

function peopleIn(place: Place): number {
  const around = Math.PI * (place.circle?.radiusKm ?? 0) ** 2 * peoplePerKm2
  if (place.population !== null || around > 0) return Math.max(place.population ?? 0, around)
  return isCountry(place) ? peopleOfCountry : peopleOf[place.type]
}

function shareOfAges({ minAge, maxAge }: Targeting): number {
  const from = Math.max(minAge, ages.from)
  const until = maxAge >= ages.last ? ages.until : maxAge + 1
  return Math.max(0, until - from) / (ages.until - ages.from)
}

function shareOfSearches({ keywords }: Targeting): number {
  const missed = keywords.map(({ match }) => 1 - shareOfKeyword[match])
  return 1 - missed.reduce((product, one) => product * one, 1)
}

function shareOfPeople({ gender, interests }: Targeting): number {
  return (
    (gender === 'all' ? 1 : 0.5) *
    (interests.length === 0 ? 1 : 1 - (1 - shareOfInterest) ** interests.length)
  )
}

/**
 * Number of people who match a campaign's targeting. We have no census data, so it is estimated: round figures by the
 * type and size of its places, reduced by its other targeting or its keywords.
 */
export function audienceOf({ platform, targeting }: Pick<Campaign, 'platform' | 'targeting'>): number {
  const { locations } = targeting
  const all = locations.length === 0 ? everywhere : locations.reduce((sum, place) => sum + peopleIn(place), 0)
  const narrowed =
    platform === 'google' ? shareOfSearches(targeting) : shareOfAges(targeting) * shareOfPeople(targeting)
  return Math.round(all * share[platform] * narrowed)
}
