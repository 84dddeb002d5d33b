import { plain, tokens } from '@aloft/site-reader/text/text'
import type { Offer, WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { countryCode } from '@aloft/domain/core/country-code'
import { amountOf, type Count, count, isSameText, minutesOf } from '@aloft/site-reader/measure/measure-data'
import type { ExpectedBusiness } from './expected-business.ts'
import type { ReadBusiness, ReadFacts } from './read-corpus.ts'

/** Kinds of facts, in the order of a report. */
export const factKinds = [
  'name',
  'statements',
  'audiences',
  'offers',
  'units',
  'place',
  'trade',
  'proofs',
  'ways',
  'areas',
  'hours',
  'occasions',
] as const
export type FactKind = (typeof factKinds)[number]

type Read = Pick<ReadBusiness, 'data' | 'read' | 'evidence'> & {
  readonly facts: Pick<ReadBusiness['facts'], 'brief'>
}

const fewestWords = 3
const values = <T>(fields: readonly { value: T }[] | undefined): T[] =>
  (fields ?? []).map(({ value }) => value)
const some = (text: string | null | undefined): string[] =>
  text === null || text === undefined || text === '' ? [] : [text]

/** Counts the facts read about a business against those that a person read from the same words. */
export function countFacts(read: Read, expected: ExpectedBusiness): Record<FactKind, Count> {
  const { data, facts, evidence } = read
  const onSite = read.read
  const { brief } = facts
  const words = squeezed(evidence)
  const offers = values(onSite.offers)
  const statements = data
    ? [...some(data.summary?.value), ...values(data.differentiators), ...values(data.statements)]
    : [...some(brief.summary), ...brief.differentiators]
  return {
    name: count(some(data ? data.name?.value : brief.name), some(expected.name), isSameText),
    statements: count(
      statements,
      [...some(expected.summary), ...expected.differentiators],
      isSameText,
      (text) => isFact(text, words, expected),
    ),
    audiences: count(data ? values(data.audiences) : brief.audiences, expected.audiences, isSameText),
    offers: count(offers, expected.offers, isSameOffer),
    units: count(offers.flatMap(unitOf), expected.offers.flatMap(unitOf), isSameText),
    place: data
      ? count(keyedParts(data.location?.value ?? null), keyedParts(expected.location), isSamePart, (part) =>
          isPartOfTown(part, expected),
        )
      : count(some(brief.location.split(',')[0]), some(expected.location.city), isSameText),
    trade: count(
      expected.trade === null ? [] : values(onSite.trades).slice(0, 1),
      some(expected.trade),
      (one, other) => one === other,
      (trade) => (expected.alsoTrades ?? []).includes(trade),
    ),
    proofs: count(
      values(onSite.proofs),
      expected.proofs,
      (one, other) =>
        (one.kind === 'review') === (other.kind === 'review') && isSameText(one.text, other.text),
    ),
    ways: count(
      values(onSite.ways).map(({ way }): string => way),
      expected.ways,
      (one, other) => one === other,
    ),
    areas: count(
      values(onSite.areas).map(({ name }) => name),
      expected.areas.map(({ name }) => name),
      isSameText,
      (name) => partsOf(expected.location).some((part) => isSameText(name, part)),
    ),
    hours: count(
      values(onSite.hours).flatMap(daysOf),
      expected.hours.flatMap(({ days, opens, closes }) =>
        daysOf({ days, opens: minutesOf(opens), closes: minutesOf(closes) }),
      ),
      (a, b) => a === b,
    ),
    occasions: count(
      values(onSite.occasions).map(({ text }) => text),
      expected.occasions,
      isSameText,
    ),
  }
}

// Owners write more than a person notes down: a sentence of theirs counts as right, unless it is known to state nothing
// or is a customer's, which can't be the owner's.
function isFact(text: string, evidence: string, { noise, proofs }: ExpectedBusiness): boolean {
  const line = squeezed(text.replace(/\.$/, ''))
  const isNoise = noise.some((words) => line.includes(squeezed(words)))
  const reviews = proofs.filter(({ kind }) => kind === 'review').map((proof) => squeezed(proof.text))
  const isReview = reviews.some((review) => review.includes(line) || line.includes(review))
  return !isNoise && !isReview && tokens(text).length >= fewestWords && evidence.includes(line)
}

// Pages split sentences with markup, and put reviews in quotation marks.
function squeezed(text: string): string {
  return plain(text).replace(/[\s„“”«»"]+/g, '')
}

function isSameOffer(given: Offer, expected: ExpectedBusiness['offers'][number]): boolean {
  return isSameText(given.name, expected.name) && amountOf(given.price) === amountOf(expected.price)
}

function unitOf({ name, unit }: Pick<Offer, 'name' | 'unit'>): string[] {
  return unit === undefined ? [] : [`${name}: ${unit}`]
}

type NamedPlace = Pick<ExpectedBusiness['location'], 'city' | 'region' | 'country'>

function partsOf(place: NamedPlace | null): string[] {
  return place ? [place.city, place.region, place.country].flatMap(some) : []
}

type Part = readonly [key: 'city' | 'region' | 'country', value: string]

function keyedParts(place: NamedPlace | null): Part[] {
  const parts = [
    ['city', place?.city],
    ['region', place?.region],
    ['country', place?.country],
  ] as const
  return parts.flatMap(([key, value]) => some(value).map((text) => [key, text] as const))
}

function isSamePart([key, value]: Part, [otherKey, other]: Part): boolean {
  if (key !== otherKey) return false
  return key === 'country' ? countryCode(value) === countryCode(other) : isSameText(value, other)
}

// Headingley is as right as Leeds, because it is in Leeds; a country is not.
function isPartOfTown([key, value]: Part, { areas, location }: ExpectedBusiness): boolean {
  const names = [...areas.map(({ name }) => name), ...some(location.city)]
  return key !== 'country' && names.some((name) => isSameText(name, value))
}

function daysOf({ days, opens, closes }: { days: readonly number[]; opens: number; closes: number }) {
  return days.map((day) => `${day} ${opens}-${closes}`)
}

/** Which facts that a good ad could use were read: one read fact must contain all words of it. */
export function countRecalled({ data, read, facts }: Read, expected: ExpectedBusiness): Count {
  const lines = [...(data ? sayingsOf(data) : []), ...linesOf(read), ...briefLines(facts.brief)].map(plain)
  return count(lines, expected.facts, (line, { words }) => words.every((word) => line.includes(plain(word))))
}

function sayingsOf(data: WebsiteData): string[] {
  return [
    ...some(data.name?.value),
    ...some(data.summary?.value),
    ...values(data.differentiators),
    ...values(data.statements),
    ...values(data.audiences),
    partsOf(data.location?.value ?? null).join(', '),
  ]
}

function linesOf({ offers, proofs, ways, areas, occasions }: ReadFacts): string[] {
  const offer = ({ name, noun, price, unit, forWhom, problem, benefit }: Offer) =>
    [name, noun, price, unit, forWhom, problem, benefit].flatMap(some).join(' ')
  return [
    ...values(offers).map(offer),
    ...values(proofs).map(({ text, value, by }) => [text, value, by].flatMap(some).join(' ')),
    ...values(ways).map(({ text }) => text),
    ...values(areas).map(({ name }) => name),
    ...values(occasions).map(({ text, until }) => [text, until].flatMap(some).join(' ')),
  ]
}

function briefLines(brief: ReadBusiness['facts']['brief']): string[] {
  const { name, summary, differentiators, audiences, location } = brief
  return [name, summary, ...differentiators, ...audiences, location].flatMap(some)
}
