import { plain } from '../text/text.ts'
import type { Field } from '@aloft/domain/scans/website-data.entity'
import type { Proof } from '@aloft/domain/scans/website-facts.entity'
import { businessThings } from '../page/business-things.ts'
import { ancestors } from '../page/dom.ts'
import { evidenceOf, fieldOf, fieldsOf } from '../page/evidence.ts'
import type { PageRole } from '../page/page-kind.ts'
import type { Line, Site, SitePage } from '../site/site.ts'
import { isObject, list, textsOf, type Thing } from '../page/thing.ts'
import { readReviews } from './reviews.ts'
import { fieldsOfFacts, type ReadLine } from '../site/line-facts.ts'

const most = 20
/** Minimum share of the best rating that's worth showing, and the minimum number of reviews. */
const leastRating = 0.8
const fewestRatings = 3
const ownRoles = new Set<PageRole>(['home', 'about', 'offers', 'prices', 'contact', 'delivery', 'other'])
const foundingYear = /(?:1[6-9]|20)\d\d/
const founding = /(?:found|open|start|establish|gegründ|fond|ouvert|créé|fundad)/iu

/** Proof that a business is good: from structured data, then from reviews and sentences. */
export function readProofs(site: Site, read: readonly ReadLine[], language: string | null): Field<Proof>[] {
  const lines = read.map(({ line }) => line)
  const found = read.flatMap(({ line, facts }) =>
    facts.proofs.filter(({ value }) => isOurs(line, value)).map((fact) => ({ ...fact, line })),
  )
  const written = fieldsOfFacts(
    found,
    ({ kind, value }) => `${kind} ${plain(value ?? '')}`,
    ({ value }) => value,
  )
  const structured = fieldsOf(
    site.pages.flatMap((page) =>
      businessThings(page).flatMap((thing) => structuredProofs(page, thing, language)),
    ),
  )
  const isWritten = ({ value }: Field<Proof>) =>
    written.some((one) => one.value.kind === value.kind && yearOf(one.value) === yearOf(value))
  const years = structured.filter((field) => field.value.kind === 'years' && !isWritten(field))
  const others = structured.filter(({ value }) => value.kind !== 'years')
  return [...unique(others), ...written, ...unique(years), ...readReviews(site, lines)].slice(0, most)
}

// Journals and pages about customers are about others; team pages are about people.
function isOurs(
  { page, zone, tag, level, headings, element, linkShare }: Line,
  { kind, value }: Proof,
): boolean {
  if (linkShare >= 0.5 || zone === 'nav' || isInFigure(element)) return false
  if (page.role === 'references') return kind === 'number' && level > 0 && headings.length === 0
  if (page.role === 'team')
    return kind === 'years' && founding.test(value ?? '') && foundingYear.test(value ?? '')
  return ownRoles.has(page.role) && tag !== 'figcaption' && tag !== 'cite'
}

// A quotation with a name below it is from a customer; without a name, it may be the business's own promise.
function isInFigure(element: Line['element']): boolean {
  return [element, ...ancestors(element)].some(({ name }) => name === 'figure')
}

function yearOf({ value }: Proof): string {
  return foundingYear.exec(value ?? '')?.[0] ?? value ?? ''
}

function unique(fields: readonly Field<Proof>[]): Field<Proof>[] {
  return [
    ...Map.groupBy(fields, ({ value }) => plain(`${value.kind} ${value.value ?? value.text}`)).values(),
  ].flatMap(([first]) => first ?? [])
}

const sinceWords: Readonly<Record<string, string>> = { en: 'since', de: 'seit', fr: 'depuis', es: 'desde' }
const ofFive: Readonly<Record<string, string>> = { en: 'of', de: 'von', fr: 'sur', es: 'de' }

function structuredProofs(
  page: SitePage,
  { data, quote }: Thing,
  language: string | null,
): (Field<Proof> | null)[] {
  const founded = textsOf(data, 'foundingDate').map((text) => {
    const year = /^(?:1[6-9]|20)\d\d/.exec(text)?.[0]
    const since = year && language !== null && sinceWords[language] ? `${sinceWords[language]} ${year}` : year
    return since === undefined
      ? null
      : fieldOf<Proof>({ kind: 'years', text: since, value: since, by: null }, [
          evidenceOf(page.url, quote('foundingDate', text) ?? '', 'jsonLd'),
        ])
  })
  const awards = ['award', 'awards'].flatMap((key) =>
    textsOf(data, key, ['@value', 'name']).map((text) =>
      fieldOf<Proof>({ kind: 'award', text, value: text, by: null }, [
        evidenceOf(page.url, quote(key, text) ?? '', 'jsonLd'),
      ]),
    ),
  )
  const ratings = list(data['aggregateRating']).map((rating) => {
    if (!isObject(rating)) return null
    const [shown = ''] = textsOf(rating, 'ratingValue')
    const best = Number(textsOf(rating, 'bestRating')[0] ?? '5')
    const count = Number(textsOf(rating, 'reviewCount')[0] ?? textsOf(rating, 'ratingCount')[0] ?? '0')
    const value = Number(shown.replace(',', '.'))
    if (!(value / best >= leastRating && value <= best) || !(count >= fewestRatings)) return null
    const text = `${shown} ${ofFive[language ?? 'en'] ?? '/'} ${best}`
    return fieldOf<Proof>({ kind: 'number', text, value: text, by: null }, [
      evidenceOf(page.url, quote('ratingValue', shown) ?? '', 'jsonLd'),
    ])
  })
  return [...ratings, ...awards, ...founded]
}
