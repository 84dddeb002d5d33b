import { foldName } from '@aloft/domain/core/fold-name'
import { distanceKm, isCountry, type Place } from '@aloft/domain/ads/places.rules'
import { countryCode } from '@aloft/domain/core/country-code'
import { findCounty, isCounty } from './counties.ts'
import { isRegionCalled, type KnownPlace, type KnownPlaces } from './known-places.ts'
import { otherCountryNames } from './other-names.ts'
import { readQuery } from './written-place.ts'

/** What is known of where a business is, for names that several places share. */
export interface PlaceHints {
  /** Countries that the brand says it is in, by code, the surest first. */
  readonly countries?: readonly string[]
  /** Countries whose people speak the language of the brand. */
  readonly languageCountries?: readonly string[]
}

type FindZip = (zip: string, around: readonly string[], country: string | null) => Place | null

const nearbyKm = 40
// A place outside the countries of the brand is meant only where everybody knows it, or its country is named.
const leastAbroad = 100_000
const leastByOtherName = 500_000
const languageWeight = 4

/**
 * The place that a line means: the narrowest of its parts that is a place and lies in those after it. So `Headingley,
 * Leeds` is Leeds, as the only Headingley of the list lies in Canada. Null where no part is a place.
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

// `Dublin 4`, `Leeds LS6 3AA` and `1012 AB Amsterdam` name a town; `12 Quay Street` begins with the number of a house.
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

// The list knows names that nobody uses: one of Alor Setar is `Thai`. A name alone must be one that people would know.
function isUsualName(name: string, { place, isByOtherName }: KnownPlace, hints: PlaceHints): boolean {
  const near = [...(hints.countries ?? []), ...(hints.languageCountries ?? [])]
  return (
    !isByOtherName ||
    (place.population ?? 0) >= leastByOtherName ||
    near.includes(place.country_code ?? '') ||
    foldName(place.name).slice(0, 3) === foldName(name).slice(0, 3)
  )
}

// Georgia is a state where the brand is at home in the United States.
function isRegionAtHome(
  named: readonly KnownPlace[],
  country: KnownPlace,
  { countries = [] }: PlaceHints,
): boolean {
  const abroad = countries.filter((code) => code !== country.code)
  return named.some(({ place, code }) => code !== null && abroad.includes(place.country_code ?? ''))
}

/** Whether a candidate lies in a larger place that was named; null where the name is no place, which narrows nothing. */
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

// England is found by the code of the United Kingdom, and is not all of it.
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
  // A shop in Salzburg means the town, not the land around it.
  const town = others.find(
    ({ type, country_code, region }) =>
      type === 'city' && country_code === best.country_code && region === best.name,
  )
  return town ?? best
}
