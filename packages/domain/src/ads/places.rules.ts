import type { AdLocation } from './ad-location.rules.ts'

/** A place on the map. Its circle holds everything that an ad aimed at it reaches; `radiusKm` 0 is a mere point. */
export interface Circle {
  readonly latitude: number
  readonly longitude: number
  readonly radiusKm: number
  /** True where only the center of its town is known, as for zips of countries without a free list. */
  readonly isTownCenter?: true
}

/** A place with what our search knows of it; nulls for one that was only written. */
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

/** Whether a place is a whole country: a region that lies in nothing. */
export function isCountry({ type, region, country_name }: AdLocation): boolean {
  return type === 'region' && region === null && country_name === null
}

/** Whether a place is known to our list of places, or to one of zips; others were only written, and nobody finds them. */
export function isResolved({ country_code }: Place): boolean {
  return country_code !== null
}

/** The country of a place; the place itself where it is one, or where its country is not known. */
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

/** Whether a place lies in another by their names: a city or a county in its region, each of them in their country. */
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

// Lists round differently, and no two towns are so near.
const sameTownKm = 0.5

/** Whether two names are those of one town, as Köln and Cologne: they share its point. */
function isSameTown(left: Place, right: Place): boolean {
  return (
    left.type === 'city' &&
    right.type === 'city' &&
    left.circle !== null &&
    right.circle !== null &&
    distanceKm(left.circle, right.circle) < sameTownKm
  )
}

/** Whether circles of two places meet; points meet only where they are the same. */
function circlesMeet(left: Circle | null, right: Circle | null): boolean {
  return left !== null && right !== null && distanceKm(left, right) < left.radiusKm + right.radiusKm
}

/** Whether an ad for both places would reach somebody twice (TGT-04). */
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

/** Two places that overlap, by their positions: all of `inner`, or the smaller part of both, is reached by `outer` too. */
export interface Overlap {
  readonly inner: number
  readonly outer: number
}

/** The overlaps of a list of places, each with the place that can go without a loss, or with the lesser one (TGT-04). */
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
