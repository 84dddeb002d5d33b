import type { AdLocation } from './ad-location.rules.ts'

/** A place on the map. Its circle contains everything that an ad for it reaches; `radiusKm` 0 is just a point. */
export interface Circle {
  readonly latitude: number
  readonly longitude: number
  readonly radiusKm: number
  /** True if only the center of its town is known, as for zips of countries without a free list. */
  readonly isTownCenter?: true
}

/** A place with what our search knows about it; nulls for one that was only typed. */
export interface Place extends AdLocation {
  /** ISO 3166-1 alpha-2. */
  readonly country_code: string | null
  readonly population: number | null
  readonly circle: Circle | null
}

const earthRadiusKm = 6_371

/** Kilometres between two points along the surface (haversine). */
export function distanceKm(left: Circle, right: Circle): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const latitude = radians(right.latitude - left.latitude)
  const longitude = radians(right.longitude - left.longitude)
  const square =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(left.latitude)) * Math.cos(radians(right.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(square)))
}

const isSame = (left: string | null, right: string | null) =>
  left !== null && right !== null && left.trim().toLowerCase() === right.trim().toLowerCase()

/** Whether a place is a whole country: a region that isn't part of another place. */
export function isCountry({ type, region, country_name }: AdLocation): boolean {
  return type === 'region' && region === null && country_name === null
}

/** Whether a place is in our list of places or in one of zips. Others were only typed and can't be found. */
export function isResolved({ country_code }: Place): boolean {
  return country_code !== null
}

/** The country of a place; the place itself if it is one or its country is unknown. */
export function countryAround(place: Place): Place {
  const { country_name, country_code } = place
  if (isCountry(place) || country_name === null) return place
  return {
    type: 'region',
    name: country_name,
    region: null,
    country_name: null,
    primary_city: null,
    country_code,
    population: null,
    circle: null,
  }
}

function isInSameCountry(left: Place, right: Place): boolean {
  return left.country_code !== null && right.country_code !== null
    ? left.country_code === right.country_code
    : isSame(left.country_name, right.country_name)
}

/**
 * Whether a place is inside another by their names: a city or a county in its region, each of them in their country.
 */
function liesIn(inner: Place, outer: Place): boolean {
  if (isCountry(outer))
    return (
      !isCountry(inner) &&
      (isSame(inner.country_name, outer.name) ||
        (outer.country_code !== null && inner.country_code === outer.country_code))
    )
  if (isCountry(inner) || !isInSameCountry(inner, outer)) return false
  if (outer.type === 'region') return isSame(inner.region, outer.name)
  const isItsRegion = outer.region === null || isSame(inner.region, outer.region)
  return (
    outer.type === 'city' && inner.type === 'zip' && isItsRegion && isSame(inner.primary_city, outer.name)
  )
}

const isEqual = (left: AdLocation, right: AdLocation) =>
  left.type === right.type &&
  isSame(left.name, right.name) &&
  (left.region === right.region || isSame(left.region, right.region)) &&
  (left.country_name === right.country_name || isSame(left.country_name, right.country_name))

// Lists round differently, and no two towns are this close together.
const sameTownKm = 0.5

/** Whether two names mean the same town, such as Köln and Cologne: they share its point. */
function isSameTown(left: Place, right: Place): boolean {
  return (
    left.type === 'city' &&
    right.type === 'city' &&
    left.circle !== null &&
    right.circle !== null &&
    distanceKm(left.circle, right.circle) < sameTownKm
  )
}

/** Whether circles of two places meet; points only meet if they're the same. */
function circlesMeet(left: Circle | null, right: Circle | null): boolean {
  return left !== null && right !== null && distanceKm(left, right) < left.radiusKm + right.radiusKm
}

/** Whether an ad for both places would reach the same people twice (TGT-04). */
export function placesOverlap(left: Place, right: Place): boolean {
  return (
    isEqual(left, right) ||
    isSameTown(left, right) ||
    liesIn(left, right) ||
    liesIn(right, left) ||
    circlesMeet(left.circle, right.circle)
  )
}

/** Every pair of places that overlap, by their positions in the list (TGT-04). */
export function overlapsIn(places: readonly Place[]): readonly (readonly [number, number])[] {
  return places.flatMap((left, index) =>
    places
      .slice(index + 1)
      .flatMap((right, later) => (placesOverlap(left, right) ? [[index, index + 1 + later] as const] : [])),
  )
}

/** Two overlapping places, by their positions: `outer` also reaches all of `inner`, or the smaller part of both. */
export interface Overlap {
  readonly inner: number
  readonly outer: number
}

/**
 * The overlaps in a list of places, each with the place that can be removed without a loss, or the less important one
 * (TGT-04).
 */
export function describeOverlaps(places: readonly Place[]): readonly Overlap[] {
  return overlapsIn(places).map(([earlier, later]) => {
    const [left, right] = [places[earlier], places[later]]
    return left && right && isLesser(left, right)
      ? { inner: earlier, outer: later }
      : { inner: later, outer: earlier }
  })
}

function isLesser(left: Place, right: Place): boolean {
  if (liesIn(left, right) !== liesIn(right, left)) return liesIn(left, right)
  const radius = (place: Place) => place.circle?.radiusKm ?? 0
  if (radius(left) !== radius(right)) return radius(left) < radius(right)
  return (left.population ?? 0) < (right.population ?? 0)
}
