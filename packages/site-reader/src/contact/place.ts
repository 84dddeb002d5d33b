import type { Evidence, Field, Place } from '@aloft/domain/scans/website-data.entity'
import { addressIn, type FoundAddress } from './address-text.ts'
import { businessThings } from '../page/business-things.ts'
import { countryCode } from '@aloft/domain/core/country-code'
import { evidenceOf, fieldOf } from '../page/evidence.ts'
import type { Line, Site, SitePage } from '../site/site.ts'
import { fold, plain } from '../text/text.ts'
import { isObject, list, textsOf } from '../page/thing.ts'

interface FoundPlace extends Place {
  readonly evidence: readonly (Evidence | null)[]
  readonly isStructured: boolean
}

/** The address of the business: structured data first; a country's name is better than its code. */
export function readPlace(site: Site, lines: readonly Line[]): Field<Place> | null {
  const found = [...site.pages.flatMap(structuredPlaces), ...writtenPlaces(site, lines)]
  const [first] = found
  if (!first) return null
  const same = found.filter((one) => isSamePlace(one, first))
  const value = {
    city: first.city ?? firstOf(same, 'city'),
    region: first.region ?? firstOf(same, 'region'),
    country: countryOf(same),
    address: addressOf(same),
  }
  return fieldOf(
    value,
    same.flatMap(({ evidence }) => evidence),
    first.isStructured ? 1 : 1.2,
  )
}

function firstOf(places: readonly FoundPlace[], key: keyof Place): string | null {
  return places.map((place) => place[key]).find((value) => value !== null) ?? null
}

function countryOf(places: readonly FoundPlace[]): string | null {
  const named = places.map(({ country }) => country).filter((country) => country !== null)
  return named.find((country) => country.length > 2) ?? named[0] ?? null
}

// The longest version, because a page may leave out the postcode.
function addressOf(places: readonly FoundPlace[]): string | null {
  const addresses = places.map(({ address }) => address).filter((address) => address !== null)
  return addresses.toSorted((a, b) => b.length - a.length)[0] ?? null
}

// Other addresses of a site belong to other people, or to a second branch.
function isSamePlace(a: FoundPlace, b: FoundPlace): boolean {
  if (a === b) return true
  const [one, two] = [plain(a.address ?? ''), plain(b.address ?? '')]
  if (one !== '' && two !== '') return firstPiece(one) === firstPiece(two)
  return a.city !== null && b.city !== null && plain(a.city) === plain(b.city)
}

function firstPiece(address: string): string {
  const digits = /\d+/.exec(address)?.[0] ?? ''
  const words = address.match(/\p{L}{4,}/gu) ?? []
  return `${digits} ${words[0] ?? ''}`
}

function structuredPlaces(page: SitePage): FoundPlace[] {
  return businessThings(page).flatMap(({ data, quote }) =>
    list(data['address']).flatMap((address): FoundPlace[] => {
      if (typeof address === 'string') {
        const read = addressIn([fold(address)])
        return read
          ? [placeOf(read, [evidenceOf(page.url, quote('address', fold(address)) ?? '', 'jsonLd')], true)]
          : []
      }
      if (!isObject(address)) return []
      const text = (key: string) => textsOf(address, key, ['name'])[0] ?? null
      const [street, postcode, city, region, country] = [
        'streetAddress',
        'postalCode',
        'addressLocality',
        'addressRegion',
        'addressCountry',
      ].map(text)
      const keys = {
        streetAddress: street,
        addressLocality: city,
        addressRegion: region,
        addressCountry: country,
      }
      const evidence = Object.entries(keys).map(([key, value]) =>
        value ? evidenceOf(page.url, quote(key, value) ?? '', 'jsonLd') : null,
      )
      if (!street && !city) return []
      const cityLine = [postcode, city].filter(Boolean).join(' ')
      return [
        {
          city: city ?? null,
          region: region ?? null,
          country: country ?? null,
          address: [street, cityLine].filter(Boolean).join(', ') || null,
          evidence,
          isStructured: true,
        },
      ]
    }),
  )
}

function placeOf(
  { city, region, country, pieces }: FoundAddress,
  evidence: readonly (Evidence | null)[],
  isStructured: boolean,
): FoundPlace {
  return { city, region, country, address: pieces.join(', '), evidence, isStructured }
}

const linesTogether = 6

// Lines of one element belong together; an address may span several of them.
function writtenPlaces(site: Site, lines: readonly Line[]): FoundPlace[] {
  const order = ['contact', 'legal', 'home', 'about']
  const rank = (page: SitePage) =>
    (order.indexOf(page.role) + 1 || order.length + 1) + site.pages.indexOf(page) / 100
  const found = lines.flatMap((line, index) => {
    if (line.level > 0) return []
    const isFirst = lines[index - 1]?.element !== line.element
    const together = lines
      .slice(index, index + linesTogether)
      .filter(({ element }) => element === line.element)
    const read = isFirst ? addressIn(together.map(({ text }) => text)) : null
    if (!read) return []
    const evidence = read.pieces.map((piece) =>
      evidenceOf(line.page.url, together.find(({ text }) => text.includes(piece))?.text ?? '', 'text'),
    )
    return [{ place: placeOf(read, evidence, false), page: line.page }]
  })
  const counted = Map.groupBy(found, ({ place }) => firstPiece(plain(place.address ?? '')))
  return [...counted.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((group) =>
      group
        .toSorted((a, b) => weight(b.place) - weight(a.place) || rank(a.page) - rank(b.page))
        .map(({ place }) => place),
    )
}

// Longer versions come first.
function weight(place: FoundPlace): number {
  const hasCode = /\d{4}|[A-Z]\d/.test(place.address ?? '') ? 1 : 0
  return (
    hasCode +
    (place.country !== null && countryCode(place.country) !== null ? 1 : 0) +
    (place.region === null ? 0 : 1)
  )
}
