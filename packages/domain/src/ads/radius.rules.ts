import type { Place } from './places.rules.ts'

/** Radius around a city in kilometers; 0 is the city itself. */
export const radiusChoices = [0, 15, 25, 40, 80] as const

/** The largest radius around a city that every platform accepts, in kilometers. */
export const mostRadiusKm = 80

/** Whether a place can have a radius: a city whose center we know. */
export function hasRadius({ type, circle }: Place): boolean {
  return type === 'city' && circle !== null
}

/** A place with another radius; one without a circle is returned unchanged. */
export function withRadius(place: Place, radiusKm: number): Place {
  return place.circle && hasRadius(place) ? { ...place, circle: { ...place.circle, radiusKm } } : place
}
