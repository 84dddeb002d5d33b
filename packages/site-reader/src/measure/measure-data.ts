import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import type { Opening } from '@aloft/domain/scans/website-facts.entity'
import { countryCode } from '@aloft/domain/core/country-code'
import { colorDistance } from '../style/css-values.ts'
import { phoneKey } from '../contact/phones.ts'
import { pricesIn } from '../sentences/prices.ts'
import { overlap, plain } from '../text/text.ts'
import type { ExpectedSite } from './expected-site.ts'

/** The measured fields, in the order of a report. */
export const measuredFields = [
  'name',
  'summary',
  'differentiators',
  'audiences',
  'offers',
  'units',
  'nouns',
  'offerPictures',
  'language',
  'location',
  'tone',
  'contact',
  'socialLinks',
  'logo',
  'colors',
  'fonts',
  'pictures',
  'proofs',
  'ways',
  'areas',
  'hours',
  'occasions',
  'questions',
] as const
export type MeasuredField = (typeof measuredFields)[number]

/**
 * How many values were read and how many of these are correct; how many were expected and how many of these
 * were found.
 */
export interface Count {
  readonly given: number
  readonly right: number
  readonly expected: number
  readonly found: number
  /** Wrong or missing values, for the report. */
  readonly wrong: readonly string[]
  readonly missing: readonly string[]
}

const enough = 0.6
const closeAccent = 0.12

/** Whether two texts mean the same: one contains the other, or they share most words of the shorter one. */
export function isSameText(a: string, b: string): boolean {
  const [one, two] = [plain(a), plain(b)]
  return one.includes(two) || two.includes(one) || overlap(a, b) >= enough
}

/**
 * Counts values against the expected ones. `isRight` is for values that are correct without being expected.
 */
export function count<G, E>(
  given: readonly G[],
  expected: readonly E[],
  isSame: (given: G, expected: E) => boolean,
  isRight: (given: G) => boolean = () => false,
): Count {
  const right = given.filter((one) => isRight(one) || expected.some((other) => isSame(one, other)))
  const found = expected.filter((other) => given.some((one) => isSame(one, other)))
  const show = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return {
    given: given.length,
    right: right.length,
    expected: expected.length,
    found: found.length,
    wrong: given.filter((one) => !right.includes(one)).map(show),
    missing: expected.filter((one) => !found.includes(one)).map(show),
  }
}

const values = <T>(fields: readonly { value: T }[]): T[] => fields.map(({ value }) => value)
const some = <T>(value: T | null | undefined): T[] => (value === null || value === undefined ? [] : [value])

/**
 * Measures the data read from a site against what a person read. The rules are those of
 * scripts/scan-report.ts.
 */
export function measureData(
  data: WebsiteData,
  expected: ExpectedSite,
  origin: string,
): Record<MeasuredField, Count> {
  const pathOf = (url: string) => url.replace(origin, '')
  return {
    name: count(some(data.name?.value), [expected.name], isSameText),
    summary: count(some(data.summary?.value), [expected.summary], isSameText),
    differentiators: count(values(data.differentiators), expected.differentiators, isSameText),
    audiences: count(values(data.audiences), expected.audiences, isSameText),
    offers: count(
      values(data.offers),
      expected.offers,
      (a, b) => isSameText(a.name, b.name) && amountOf(a.price) === amountOf(b.price),
    ),
    ...measureOffers(data, expected, pathOf),
    proofs: count(
      values(data.proofs),
      expected.proofs,
      (a, b) => a.kind === b.kind && isSameText(a.text, b.text),
    ),
    ways: count(
      values(data.ways).map(({ way }): string => way),
      expected.ways,
      (a, b) => a === b,
    ),
    areas: count(
      values(data.areas),
      expected.areas,
      (a, b) => plain(a.name) === plain(b.name) && a.radiusKm === b.radiusKm,
    ),
    hours: count(values(data.hours).map(openingKey), expected.hours.map(expectedKey), (a, b) => a === b),
    occasions: count(
      values(data.occasions).map(({ text }) => text),
      expected.occasions,
      isSameText,
    ),
    language: count(some(data.language?.value), [expected.language], (a, b) => a === b),
    location: count(partsOf(data.location?.value ?? null), partsOf(expected.location), isSamePart),
    tone: count(values(data.tones).slice(0, 1), expected.tone.length > 0 ? [expected.tone] : [], (a, b) =>
      b.includes(a),
    ),
    contact: count(contactOf(data), contactOf({ contact: wrapped(expected.contact) }), (a, b) => a === b),
    socialLinks: count(
      values(data.socialLinks),
      expected.socialLinks,
      (a, b) => a.replace(/\/$/, '') === b.replace(/\/$/, ''),
    ),
    logo: count(values(data.logos).slice(0, 1).map(pathOf), some(expected.logo), (a, b) => a === b),
    colors: count(values(data.colors), expected.colors, isSameColor),
    fonts: count(
      values(data.fonts),
      expected.fonts,
      (a, b) => a.role === b.role && plain(a.family) === plain(b.family),
    ),
    pictures: count(
      values(data.pictures).map(({ url, width, height }) => ({ path: pathOf(url), width, height })),
      expected.pictures,
      (a, b) => a.path === b.path && a.width === b.width && a.height === b.height,
    ),
    questions: count(
      data.questions,
      expected.questions,
      (a, b) =>
        a.field === b.field &&
        b.values.every((value) => a.answers.some((answer) => isSameText(answer.value, value))),
    ),
  }
}

/** Only details of offers that a person found too, so that a wrong offer doesn't count twice. */
function measureOffers(
  data: WebsiteData,
  expected: ExpectedSite,
  pathOf: (url: string) => string,
): Record<'units' | 'nouns' | 'offerPictures', Count> {
  const known = values(data.offers).filter(({ name }) =>
    expected.offers.some((other) => isSameText(other.name, name)),
  )
  type Detail = readonly [name: string, value: string]
  const isSame = (a: Detail, b: Detail) => isSameText(a[0], b[0]) && plain(a[1]) === plain(b[1])
  const details = <T extends { name: string }>(offers: readonly T[], of: (offer: T) => string | undefined) =>
    offers.flatMap((offer): Detail[] => some(of(offer)).map((value) => [offer.name, value]))
  return {
    units: count(
      details(known, ({ unit }) => unit),
      details(expected.offers, ({ unit }) => unit),
      isSame,
    ),
    nouns: count(
      details(known, ({ noun }) => noun),
      details(expected.offers, ({ noun }) => noun),
      isSame,
    ),
    offerPictures: count(
      details(known, ({ pictureUrl }) => (pictureUrl === undefined ? undefined : pathOf(pictureUrl))),
      details(expected.offers, ({ picture }) => picture),
      isSame,
    ),
  }
}

function openingKey({ days, opens, closes }: Opening): string {
  return `${days.join()} ${opens}-${closes}`
}

function expectedKey({ days, opens, closes }: ExpectedSite['hours'][number]): string {
  return openingKey({ days, opens: minutesOf(opens), closes: minutesOf(closes) })
}

/** Minutes since midnight of a time such as `09:00`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The first amount in a written price; null if there's none. */
export function amountOf(price: string | null): number | null {
  return price === null ? null : (pricesIn(price)[0]?.amount ?? null)
}

function isSameColor(a: { role: string; hex: string }, b: { role: string; hex: string }): boolean {
  if (a.role !== b.role) return false
  return a.role === 'accent'
    ? colorDistance(a.hex, b.hex) <= closeAccent
    : a.hex.toLowerCase() === b.hex.toLowerCase()
}

type Part = readonly [key: string, value: string]

function partsOf(place: ExpectedSite['location'] | null): Part[] {
  return Object.entries(place ?? {}).flatMap(([key, value]) =>
    value === null ? [] : [[key, value] as const],
  )
}

function isSamePart([key, value]: Part, [otherKey, other]: Part): boolean {
  if (key !== otherKey) return false
  return key === 'country' ? countryCode(value) === countryCode(other) : isSameText(value, other)
}

interface Reachable {
  readonly contact: {
    readonly email: { readonly value: string } | null
    readonly phone: { readonly value: string } | null
  }
}

function contactOf({ contact: { email, phone } }: Reachable): string[] {
  return [
    ...some(email).map(({ value }) => value.toLowerCase()),
    ...some(phone).map(({ value }) => phoneKey(value)),
  ]
}

function wrapped({ email, phone }: ExpectedSite['contact']): Reachable['contact'] {
  return { email: email === null ? null : { value: email }, phone: phone === null ? null : { value: phone } }
}

/** The sum of the counts of several sites. */
export function addCounts(counts: readonly Count[]): Count {
  const sum = (key: 'given' | 'right' | 'expected' | 'found') =>
    counts.reduce((total, one) => total + one[key], 0)
  return {
    given: sum('given'),
    right: sum('right'),
    expected: sum('expected'),
    found: sum('found'),
    wrong: counts.flatMap(({ wrong }) => wrong),
    missing: counts.flatMap(({ missing }) => missing),
  }
}

/** Share of the read values that are correct; 1 if none was read. */
export function precisionOf({ given, right }: Count): number {
  return given === 0 ? 1 : right / given
}

/** Share of the expected values that were found; 1 if none was expected. */
export function recallOf({ expected, found }: Count): number {
  return expected === 0 ? 1 : found / expected
}
