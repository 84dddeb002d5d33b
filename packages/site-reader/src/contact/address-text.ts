import { wordsOfAll } from '../words/language-words.ts'
import { countryCode } from '@aloft/domain/core/country-code'
import { has, tokens } from '../text/text.ts'

/** A postal address on one or several lines; its parts are verbatim. */
export interface FoundAddress {
  readonly street: string
  readonly postcode: string | null
  readonly city: string | null
  readonly region: string | null
  readonly country: string | null
  /** The text pieces it consists of, in order. */
  readonly pieces: readonly string[]
}

const ukPostcode = /\b([A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2})\b/
const usPostcode = /^(?<city>\p{Lu}[\p{L}.'’ -]+),?\s(?<region>[A-Z]{2})\s(?<code>\d{5}(?:-\d{4})?)$/u
// Postcodes before the city: 50823, 4000, 3024 AC, 6200-014, 110 00, A-1010.
const postcodeFirst =
  /^(?:[A-Z]{1,2}-)?(?<code>\d{4}-\d{3}|\d{3}\s\d{2}|\d{4}\s[A-Z]{2}|\d{4,5})\s(?<city>\p{Lu}[\p{L}'’.\s-]*?)(?:\s\((?<region>\p{Lu}[\p{L}'’\s-]+)\))?$/u
const stateAndCode = /^(?<region>[A-Z]{2})\s(?<code>\d{5}(?:-\d{4})?)$/
const longest = 160

/**
 * Finds an address in pieces, which are the texts between commas and line breaks. Null if none of them is a
 * street.
 */
export function addressIn(lines: readonly string[]): FoundAddress | null {
  const pieces = lines.flatMap(piecesOf)
  const street = pieces.findIndex(
    (piece, index) => (isStreet(piece) && !isUnit(piece)) || isNamedStreet(piece, pieces[index - 1]),
  )
  if (street === -1) return null
  const start = beginning(pieces, street)
  const rest = pieces.slice(street + 1, street + 5)
  const place = placeIn(rest)
  if (!place) return null
  const used = pieces.slice(start, street + 1 + place.used)
  const text = used.join(', ')
  if (text.length > longest) return null
  return { ...place, street: pieces.slice(start, street + 1).join(', '), pieces: used }
}

function piecesOf(line: string): string[] {
  return line
    .split(
      /(?<!\d\s?(?:[a-z]|bis|ter)?),\s*|,\s*(?!\s*(?:rue|avenue|boulevard|place|quai|chemin|allée|impasse)\b)|\s[·•|–—/-]\s|\.\s(?=\p{Lu})|;\s*/iu,
    )
    .map((piece) => withoutLead(piece.trim().replace(/[.,]$/, '')))
    .filter(Boolean)
}

// "Visit us at 5 Quay Street" is a sentence with a street in it.
function withoutLead(piece: string): string {
  const street = /^\p{L}.*\s(\d{1,4}[a-z]?\s+\p{Lu}[\p{L}'’ -]+)$/u.exec(piece)?.[1]
  return street !== undefined && isStreet(street) ? street : piece
}

// "Unit 4, Mill Lane": after a unit, a street needs no number.
function isNamedStreet(piece: string, before: string | undefined): boolean {
  return (
    before !== undefined &&
    isFloor(before) &&
    !isUnit(piece) &&
    has(piece.replace(floor, ' '), wordsOfAll('streets')) &&
    has(piece, wordsOfAll('streets')) &&
    tokens(piece).length <= 4
  )
}

// A floor, a unit and the name of a building come before the street.
function beginning(pieces: readonly string[], street: number): number {
  let start = street
  while (start > 0 && street - start < 2 && isFloor(pieces[start - 1] ?? '')) start--
  return start
}

// Words with a house number: "27 Park Row", "Körnerstraße 41", "7, rue de l'Échappée", "Coolhaven 44".
function isStreet(piece: string): boolean {
  const count = tokens(piece).length
  if (count < 2 || count > 8 || piece.length > 60 || /[@€£$:!?]|\d{6,}/.test(piece)) return false
  const isNumbered =
    /^\d{1,4}\s?[a-z]?(?:[-–/]\d+)?,?\s+\p{L}/iu.test(piece) ||
    /\p{L}[.\s]\s?\d{1,4}\s?[a-z]?(?:[-–/]\d+)?$/iu.test(piece)
  if (/^lieu-?dit \p{Lu}/iu.test(piece)) return true
  const namesStreet = has(piece, wordsOfAll('streets'))
  if (!isNumbered || (postcodeFirst.test(piece) && !namesStreet)) return false
  const startsWithNumber = /^\d/.test(piece)
  return namesStreet || (!startsWithNumber && count <= 4 && /^\p{Lu}/u.test(piece))
}

function isFloor(piece: string): boolean {
  return floor.test(piece) && tokens(piece).length <= 5
}

// "Unit 4" has a number but is no street; "4 Unit Road" would be one.
function isUnit(piece: string): boolean {
  return isFloor(piece) && tokens(piece).length <= 2
}
const floor =
  /\b(?:floor|unit|suite|flat|building|mill|house|yard|etage|stock|étage|bâtiment|planta|piso|hinterhof)\b/i

function placeIn(
  rest: readonly string[],
): (Omit<FoundAddress, 'street' | 'pieces'> & { used: number }) | null {
  const country = rest.findIndex((piece) => countryCode(piece) !== null)
  const until = country === -1 ? rest.length : country
  const named = country === -1 ? null : (rest[country] ?? null)
  for (const [index, piece] of rest.slice(0, until).entries()) {
    const first = postcodeFirst.exec(piece)?.groups ?? usPostcode.exec(piece)?.groups
    if (first)
      return {
        postcode: first['code'] ?? null,
        city: first['city'] ?? null,
        region: first['region'] ?? null,
        country: named,
        used: index + 1,
      }
    const american = index > 0 ? stateAndCode.exec(piece)?.groups : undefined
    const code = american?.['code'] ?? ukPostcode.exec(piece)?.[1]
    if (!code) continue
    const here = piece.replace(code, '').trim()
    const earlier = rest.slice(0, index).findLast((one) => !has(one, wordsOfAll('streets'))) ?? null
    // "Whitby, North Yorkshire YO21 3PU" names the county beside the code, "Leeds LS1 5QL" the city.
    return {
      postcode: code,
      city: earlier ?? (here || null),
      region: earlier && here ? here : null,
      country: named,
      used: index + 1,
    }
  }
  // Without a postcode, only a town beside a country or a place name of one word is certain enough.
  const [town] = rest
  if (!town || until === 0 || !/^\p{Lu}[\p{L}'’. -]{1,30}$/u.test(town) || tokens(town).length > 3)
    return null
  const region = until > 1 && /^(?:co\.?|county)\s/i.test(rest[1] ?? '') ? (rest[1] ?? null) : null
  return { postcode: null, city: town, region, country: named, used: region ? 2 : 1 }
}
