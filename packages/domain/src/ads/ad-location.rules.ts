import type { LocationType } from '../balloons/campaign-settings.rules.ts'

/** A place as platforms and our own search name it (ENT-30); unknown names are null. */
export interface AdLocation {
  readonly type: LocationType
  readonly name: string
  readonly region: string | null
  readonly country_name: string | null
  readonly primary_city: string | null
}

// Words that only precede the names of larger places, in the languages of ads.
const larger =
  /^(?:county|co\.|state of|province of|region|kreis|landkreis|kanton|canton|département|région|provincia|comunidad)\s/i
// Digits as in Germany, or the letters and digits of Ireland, Britain, Canada and the Netherlands.
const zip = /^(?=[^,]*\d)[\dA-Z]{2,5}(?:[ -]?[\dA-Z]{2,4})?$/

/**
 * The place in a line such as `Galway, Connacht, Ireland` or `10115, Berlin, Germany`, or null for an empty one. A name
 * alone may be a country or a region, so it's not assumed to be a city.
 */
export function locationFromText(text: string): AdLocation | null {
  const [name, ...rest] = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (name === undefined) return null
  const country_name = rest.at(-1) ?? null
  const between = rest.slice(0, -1)
  if (zip.test(name)) {
    const [primary_city = null, region = null] = between
    return { type: 'zip', name, region, country_name, primary_city }
  }
  const isLarger = country_name === null || larger.test(name)
  return {
    type: isLarger ? 'region' : 'city',
    name,
    region: between[0] ?? null,
    country_name,
    primary_city: null,
  }
}

/** A place in words, as `locationFromText` reads them. */
export function locationInWords({ name, primary_city, region, country_name }: AdLocation): string {
  return [name, primary_city, region, country_name].filter(Boolean).join(', ')
}

/** A line that names a place, normalized for comparison: without case, and with one space between its parts. */
export function comparableLocation(text: string): string {
  const parts = text.split(',').map((part) => part.trim())
  return parts
    .filter((part) => part !== '')
    .join(', ')
    .toLowerCase()
}
