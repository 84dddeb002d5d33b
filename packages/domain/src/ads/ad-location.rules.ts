/** Kinds of places an ad can be aimed at (ENT-30). */
export const locationTypes = ['city', 'region', 'zip'] as const
export type LocationType = (typeof locationTypes)[number]

/** A place as platforms and our own search name it (ENT-30); names that are not known are null. */
export interface AdLocation {
  readonly type: LocationType
  readonly name: string
  readonly region: string | null
  readonly country_name: string | null
  readonly primary_city: string | null
}

/** The place that a line such as `Galway, Connacht, Ireland` names, or null for an empty one. */
export function locationFromText(text: string): AdLocation | null {
  const [name, ...rest] = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (name === undefined) return null
  const country = rest.at(-1) ?? null
  return {
    // A name alone may be a country or a region: it is not narrowed to a city on a guess.
    type: country === null ? 'region' : 'city',
    name,
    region: rest.length > 1 ? (rest[0] ?? null) : null,
    country_name: country,
    primary_city: null,
  }
}
