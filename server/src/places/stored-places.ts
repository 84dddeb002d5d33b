import { locationInWords } from '@aloft/domain/ads/ad-location.rules'
import { isResolved, type Place, placesOverlap } from '@aloft/domain/ads/places.rules'
import { placesOf } from '@aloft/domain/ads/place-values.rules'
import { withRadius } from '@aloft/domain/ads/radius.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import type { Gazetteer } from './gazetteer.ts'
import { placeHints } from './place-hints.ts'

/** The fields of a brand's brief that show where it is based. */
export interface StoredBrief {
  readonly location: string
  readonly language: string | null
  readonly websiteUrl: string
}

/**
 * An ad's places as resolved by the gazetteer; null if nothing changes. Places that are not found stay unchanged, and
 * two names of one town become one place.
 */
export function resolveStoredPlaces(
  value: JsonValue,
  gazetteer: Pick<Gazetteer, 'resolve'>,
  brief: StoredBrief,
): JsonValue | null {
  const stored = placesOf(value)
  const hints = placeHints({ brief, website: null })
  const resolved = stored.map((place) => (isResolved(place) ? place : resolveOne(place, gazetteer, hints)))
  if (resolved.every((place, index) => place === stored[index])) return null
  const places: Place[] = []
  for (const found of resolved) {
    const isRepeated = places.some(
      (earlier) =>
        isResolved(earlier) &&
        isResolved(found) &&
        earlier.type === found.type &&
        placesOverlap(earlier, found),
    )
    if (!isRepeated) places.push(found)
  }
  return places.map(({ circle, ...place }) => ({ ...place, circle: circle && { ...circle } }))
}

function resolveOne(
  place: Place,
  gazetteer: Pick<Gazetteer, 'resolve'>,
  hints: Parameters<Gazetteer['resolve']>[1],
): Place {
  const found = gazetteer.resolve(locationInWords(place), hints)
  if (!found) return place
  return place.circle ? withRadius(found, place.circle.radiusKm) : found
}
