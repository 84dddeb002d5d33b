import type { Place } from './places.rules.ts'

const codes = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const

// Territories of the EU with their own code.
const outerCodes = ['AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT']

const all: ReadonlySet<string> = new Set([...codes, ...outerCodes])
let names: ReadonlySet<string> | undefined

/** Names of EU countries in the languages of ads, as used in drafted places. */
function countryNames(): ReadonlySet<string> {
  names ??= new Set(
    ['en', 'fr', 'de'].flatMap((language) => {
      const display = new Intl.DisplayNames([language], { type: 'region' })
      return codes.map((code) => (display.of(code) ?? code).toLowerCase())
    }),
  )
  return names
}

/** Whether a place is in the European Union; a place without a code is recognized only by its country's name. */
export function isInEu({ name, country_code, country_name }: Place): boolean {
  if (country_code !== null) return all.has(country_code)
  return countryNames().has((country_name ?? name).trim().toLowerCase())
}
