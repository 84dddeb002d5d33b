import { foldName } from '@aloft/domain/core/fold-name'
import { distanceKm, isCountry, type Place } from '@aloft/domain/ads/places.rules'
import { countryCode } from '@aloft/domain/core/country-code'
import { findCounty, isCounty } from './counties.ts'
import { isRegionCalled, type KnownPlace, type KnownPlaces } from './known-places.ts'
import { otherCountryNames } from './other-names.ts'
import { readQuery } from './written-place.ts'

/** Hints about where a business is, to choose among places that share a name. */
export interface PlaceHints {
  /** Countries that the brand is probably in, by code, most certain first. */
  readonly countries?: readonly string[]
  /** Countries where the brand's language is spoken. */
  readonly languageCountries?: readonly string[]
}

type FindZip = (zip: string, around: readonly string[], country: string | null) => Place | null

const nearbyKm = 40
// A place outside the brand's countries must be well known, unless its country is named.
const leastAbroad = 100_000
const leastByOtherName = 500_000
const languageWeight = 4

/**
 * The place that a text means: its narrowest part that is a place within the parts after it. For example, `Headingley,
 * Leeds` is Leeds, because the only Headingley in the list is in Canada. Null if no part is a place.
 */
export function resolvePlace(
  text: string,
  hints: PlaceHints,
  known: KnownPlaces,
  findZip: FindZip,
): Place | null {
  const { first, around } = readQuery(text)
  const parts = [first, ...around]
  for (const [index, part] of parts.entries()) {
    const rest = parts.slice(index + 1)
    const zip = /\d/.test(part) ? findZip(part, rest, hints.countries?.[0] ?? null) : null
    const found = zip ?? resolveName(withoutNumbers(part), rest, hints, known)
    if (found) return found
  }
  return null
}

// `Dublin 4`, `Leeds LS6 3AA` and `1012 AB Amsterdam` name a town; `12 Quay Street` begins with a house number.
function withoutNumbers(part: string): string {
  return /^\d{1,3}[a-z]?\s/i.test(part)
    ? ''
    : part.replace(/(?:^|\s)\S*\d\S*(?:\s[A-Z]{2}(?=\s|$))?/gu, ' ').trim()
}

function resolveName(
  name: string,
  around: readonly string[],
  hints: PlaceHints,
  known: KnownPlaces,
): Place | null {
  const named = known.named(name)
  const itself = named.find(({ code }) => code !== null && code === countryCode(name))
  if (itself && around.length === 0 && !isRegionAtHome(named, itself, hints)) return itself.place
  const wanted = around.flatMap((part) => partMatcher(part, known) ?? [])
  const candidates = named.filter(
    (candidate) =>
      wanted.every((isIn) => isIn(candidate)) && (wanted.length > 0 || isUsualName(name, candidate, hints)),
  )
  if (candidates.length === 0 && isCounty(name)) {
    const countries = [...around.flatMap((part) => countryCode(part) ?? []), ...(hints.countries ?? [])]
    return findCounty(name, countries)
  }
  return chooseAmong(candidates, hints, wanted.length > 0)
}

// The list has names that nobody uses: `Thai` is one for Alor Setar. A name alone must be a commonly known one.
function isUsualName(name: string, { place, isByOtherName }: KnownPlace, hints: PlaceHints): boolean {
  const near = [...(hints.countries ?? []), ...(hints.languageCountries ?? [])]
  return (
    !isByOtherName ||
    (place.population ?? 0) >= leastByOtherName ||
    near.includes(place.country_code ?? '') ||
    foldName(place.name).slice(0, 3) === foldName(name).slice(0, 3)
  )
}

// For a brand in the United States, Georgia is the state.
function isRegionAtHome(
  named: readonly KnownPlace[],
  country: KnownPlace,
  { countries = [] }: PlaceHints,
): boolean {
  const abroad = countries.filter((code) => code !== country.code)
  return named.some(({ place, code }) => code !== null && abroad.includes(place.country_code ?? ''))
}

/**
 * Whether a candidate is within the named larger place; null if the name is not a place, so that it excludes nothing.
 */
function partMatcher(part: string, known: KnownPlaces): ((candidate: KnownPlace) => boolean) | null {
  const country = countryCode(part)
  const places = known.named(part)
  if (country === null && places.length === 0) {
    if (!/^[A-Z]{2,3}$/.test(part)) return null
    return ({ around }) => isRegionCalled(around, part)
  }
  const isItself = country !== null && isNameOfCountry(country, part)
  const isNation = country !== null && !isItself
  const cities = places.filter(({ code }) => code === null).flatMap(({ place }) => place.circle ?? [])
  return ({ place, around }) =>
    (isItself && place.country_code === country) ||
    isRegionCalled(around, part) ||
    (isNation &&
      place.country_code === country &&
      !places.some(({ code }) => code?.startsWith(`${country}.`))) ||
    (place.circle !== null &&
      cities.some((city) => place.circle !== null && distanceKm(city, place.circle) < nearbyKm))
}

// England has the country code of the United Kingdom, but is only part of it.
function isNameOfCountry(country: string, part: string): boolean {
  const folded = foldName(part)
  return part === country || otherCountryNames(country).some((name) => foldName(name) === folded)
}

function chooseAmong(
  candidates: readonly KnownPlace[],
  { countries = [], languageCountries = [] }: PlaceHints,
  isNarrowed: boolean,
): Place | null {
  const places = candidates.map(({ place }) => place)
  const home = countries.map((country) => places.filter(({ country_code }) => country_code === country))
  const atHome = home.find((found) => found.length > 0)
  const abroad =
    isNarrowed || countries.length === 0
      ? places
      : places.filter(({ population }) => (population ?? 0) >= leastAbroad)
  const weigh = ({ population, country_code }: Place) =>
    (population ?? 0) * (languageCountries.includes(country_code ?? '') ? languageWeight : 1)
  const [best, ...others] = (atHome ?? abroad).toSorted((one, other) => weigh(other) - weigh(one))
  if (!best || best.type === 'city' || isCountry(best)) return best ?? null
  // A shop in Salzburg means the town, not the state.
  const town = others.find(
    ({ type, country_code, region }) =>
      type === 'city' && country_code === best.country_code && region === best.name,
  )
  return town ?? best
}
