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

// Parts of the Union that have a code of their own.
const outerCodes = ['AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT']

const all: ReadonlySet<string> = new Set([...codes, ...outerCodes])
let names: ReadonlySet<string> | undefined

/** Names of the countries of the Union in the languages that ads are written in, as places of drafts carry them. */
function countryNames(): ReadonlySet<string> {
  names ??= new Set(
    ['en', 'fr', 'de'].flatMap((language) => {
      const display = new Intl.DisplayNames([language], { type: 'region' })
      return codes.map((code) => (display.of(code) ?? code).toLowerCase())
    }),
  )
  return names
}

/** Whether a place lies in the European Union; a place without a code is known by the name of its country alone. */
export function isInEu({ name, country_code, country_name }: Place): boolean {
  if (country_code !== null) return all.has(country_code)
  return countryNames().has((country_name ?? name).trim().toLowerCase())
}
