import { locationFromText } from './ad-location.rules.ts'
import { locationTypes } from '../balloons/campaign-settings.rules.ts'
import type { Circle, Place } from './places.rules.ts'

const nothingKnown = { country_code: null, population: null, circle: null } as const

/**
 * The places that a balloon stores under `locations`: lines of text, drafted places without coordinates, and places
 * chosen from our search. Anything else is left out.
 */
export function placesOf(value: unknown): Place[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    const place = typeof item === 'string' ? placeFromText(item) : placeFromObject(item)
    return place ? [place] : []
  })
}

/** The place in a line, without further details; null for an empty line. */
export function placeFromText(text: string): Place | null {
  const location = locationFromText(text)
  return location && { ...location, ...nothingKnown }
}

function placeFromObject(item: unknown): Place | null {
  if (typeof item !== 'object' || item === null) return null
  const stored = item as Readonly<Record<string, unknown>>
  const name = textOf(stored.name)
  return name === null
    ? null
    : {
        type: locationTypes.find((known) => known === stored.type) ?? 'region',
        name,
        region: textOf(stored.region),
        country_name: textOf(stored.country_name),
        primary_city: textOf(stored.primary_city),
        country_code: textOf(stored.country_code),
        population: numberOf(stored.population),
        circle: circleOf(stored.circle),
      }
}

function circleOf(value: unknown): Circle | null {
  if (typeof value !== 'object' || value === null) return null
  const stored = value as Readonly<Record<string, unknown>>
  const latitude = numberOf(stored.latitude)
  const longitude = numberOf(stored.longitude)
  return latitude === null || longitude === null
    ? null
    : {
        latitude,
        longitude,
        radiusKm: numberOf(stored.radiusKm) ?? 0,
        ...(stored.isTownCenter === true && { isTownCenter: true }),
      }
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)
