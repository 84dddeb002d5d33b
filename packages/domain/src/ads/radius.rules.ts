import type { Place } from './places.rules.ts'

/** How far around a city an ad may reach, in kilometres; 0 is the city itself. */
export const radiusChoices = [0, 15, 25, 40, 80] as const

/** The farthest around a city that every platform takes, in kilometres. */
export const mostRadiusKm = 80

/** Whether a place can have a radius: a city whose center we know. */
export function hasRadius({ type, circle }: Place): boolean {
  return type === 'city' && circle !== null
}

/** A place with the circle around it changed; one without a circle stays as it is. */
export function withRadius(place: Place, radiusKm: number): Place {
  return place.circle && hasRadius(place) ? { ...place, circle: { ...place.circle, radiusKm } } : place
}
