import { fold, plain, tokens } from '../text/text.ts'
import type { Field } from '@aloft/domain/scans/website-data.entity'
import type { Proof } from '@aloft/domain/scans/website-facts.entity'
import { ancestors, type DomElement, elementChildren, isElement, isNamed } from '../page/dom.ts'
import { evidenceOf, fieldOf } from '../page/evidence.ts'
import { isInstruction } from '../text/instructions.ts'
import { isHiddenByStyle, reviewWords } from '../page/noise.ts'
import type { Line, Site, SitePage } from '../site/site.ts'
import { isObject, type JsonObject, list, textsOf } from '../page/thing.ts'

interface Review {
  readonly text: string
  readonly by: string | null
  readonly quote: string
  readonly source: 'jsonLd' | 'text'
}

const most = 8
const fewestWords = 4
const longest = 320
const longestName = 60
const mostWordsOfName = 7
/** Minimum share of the best rating for a review to be shown. */
const leastRating = 0.8
const authorWords = new Set([
  'author',
  'name',
  'by',
  'cite',
  'reviewer',
  'person',
  'autor',
  'auteur',
  'kunde',
  'client',
])
const commentWords = new Set(['comment', 'comments'])
const unkind =
  /(?<!\p{L})(?:terrible|awful|worst|disappoint\p{L}*|rude|refund|never again|avoid|waste of|overpriced|enttäusch\p{L}*|schlecht\p{L}*|nie wieder|unfreundlich|abzocke|déçue?s?|mauvais\p{L}*|jamais plus|arnaque|decepci\p{L}*|horrible|fatal)(?!\p{L})/iu
const quoteMarks = /^[\s"“”„«»‹›']+|[\s"“”„«»‹›']+$/gu
const quotedLine = /^[“„«"](?<text>[^“”„«»"]{15,300})[”“»"](?<after>.*)$/u
const signature = /^[\s–—-]*(?<by>\p{Lu}[^!?:]{1,58})(?<![\p{L}\d]{2}\.)$/u

/** Customers' words about the business, with their names. */
export function readReviews(site: Site, lines: readonly Line[]): Field<Proof>[] {
  const found = [
    ...site.pages.flatMap((page) =>
      [...structured(page), ...shown(page)].map((review) => ({ ...review, page })),
    ),
    ...lines.flatMap((line) => quotedOn(line, lines).map((review) => ({ ...review, page: line.page }))),
  ]
  const groups = Map.groupBy(found.filter(isPresentable), ({ text }) => plain(text))
  return [...groups.values()].slice(0, most).flatMap((group) => {
    const text = group[0]?.text ?? ''
    const by = group.find((one) => one.by !== null)?.by ?? null
    const evidence = group.map(({ page, quote, source }) => evidenceOf(page.url, quote, source))
    return fieldOf<Proof>({ kind: 'review', text, value: null, by }, evidence, 1.2) ?? []
  })
}

function isPresentable({ text }: Review): boolean {
  return (
    tokens(text).length >= fewestWords &&
    text.length <= longest &&
    !unkind.test(text) &&
    !isInstruction(text) &&
    !/https?:|@/.test(text)
  )
}

function structured(page: SitePage): Review[] {
  return page.things
    .filter(({ types }) => types.includes('Review') || types.includes('UserReview'))
    .flatMap(({ data, quote }) =>
      ['reviewBody', 'description']
        .flatMap((key) => textsOf(data, key).map((text) => ({ key, text })))
        .slice(0, 1)
        .flatMap(({ key, text }) => {
          const quoted = quote(key, text)
          const by = textsOf(data, 'author', ['name'])[0] ?? null
          return quoted !== null && isGood(data)
            ? [{ text, by, quote: quoted, source: 'jsonLd' as const }]
            : []
        }),
    )
}

function isGood(data: JsonObject): boolean {
  return list(data['reviewRating'])
    .filter((rating) => isObject(rating))
    .every((rating) => {
      const best = Number(textsOf(rating, 'bestRating')[0] ?? '5')
      return Number((textsOf(rating, 'ratingValue')[0] ?? '5').replace(',', '.')) / best >= leastRating
    })
}

/** Quotations with a name, and boxes with a class for reviews. */
function shown(page: SitePage): Review[] {
  const { $, noise } = page
  const isHidden = (node: DomElement) =>
    [node, ...ancestors(node)].some(
      (one) =>
        (noise.has(one) &&
          !isNamed(one, reviewWords) &&
          !(one.attribs['itemprop'] ?? '').startsWith('review')) ||
        isHiddenByStyle(one.attribs['style']) ||
        one.attribs['hidden'] !== undefined ||
        isNamed(one, commentWords),
    )
  const boxes = $('body *')
    .toArray()
    .filter((node) => isElement(node))
    .filter((node) => node.name === 'blockquote' || (isNamed(node, reviewWords) && !isListOfReviews(node)))
    .filter((node) => !isHidden(node))
  return boxes.flatMap((box) => {
    const isQuotation = box.name === 'blockquote'
    const around = isQuotation ? closestFigure(box) : box
    const author = authorIn(page, around ?? box) ?? (isQuotation ? authorBelow(page, box) : null)
    const isReview =
      !isQuotation || author !== null || ancestors(box).some((one) => isNamed(one, reviewWords))
    if (!isReview || isLowRated(page, box)) return []
    const quoted = bodyOf(page, box, author)
    if (quoted === '') return []
    const { text, by } = author === null ? signed(quoted) : { text: quoted, by: author }
    const bare = text.replace(quoteMarks, '')
    return [{ text: bare, by, quote: bare, source: 'text' as const }]
  })

  // A section with several reviews is not a review itself.
  function isListOfReviews(node: DomElement): boolean {
    const inner = $(node)
      .find('*')
      .toArray()
      .filter((one) => isElement(one) && (one.name === 'blockquote' || isNamed(one, reviewWords)))
    return inner.length > 0
  }
}

function closestFigure(node: DomElement): DomElement | null {
  return ancestors(node).find(({ name }) => name === 'figure') ?? null
}

// The name below a review, without the dash before it.
function authorIn({ $ }: SitePage, box: DomElement): string | null {
  const named = $(box)
    .find('figcaption, cite, footer, [itemprop="author"], [class]')
    .toArray()
    .find(
      (node) =>
        isElement(node) &&
        (!/^(?:div|p|span|strong|b|em|small|h\d)$/.test(node.name) || isNamed(node, authorWords)) &&
        /^(?:figcaption|cite|footer|div|p|span|strong|b|em|small|h\d)$/.test(node.name),
    )
  const name = named ? fold($(named).text()).replace(/^[\s–—-]+|(?<=\p{L}{2}|\d)\.$/gu, '') : ''
  return name !== '' && name.length <= longestName ? name : null
}

/**
 * The name on the line below a quotation: a short line that starts with a capital and doesn't end with a full
 * stop.
 */
export function authorBelow({ $ }: Pick<SitePage, '$'>, quotation: DomElement): string | null {
  const next = $(quotation).next('p, div, cite, footer, span')
  const line = fold(next.text())
  const by = next.find('a, p, div').length === 0 ? signature.exec(line)?.groups?.['by'] : undefined
  return by === undefined || /[.]$/u.test(by) || tokens(by).length > mostWordsOfName ? null : by
}

// The first paragraph, or all of the text before the name.
function bodyOf({ $ }: SitePage, box: DomElement, author: string | null): string {
  const paragraph = $(box)
    .find('p, [itemprop="reviewBody"], q')
    .toArray()
    .map((node) => fold($(node).text()))
    .find((text) => tokens(text).length >= fewestWords)
  const whole = paragraph ?? fold($(box).text())
  const at = author === null ? -1 : whole.lastIndexOf(author)
  return (at > 0 ? whole.slice(0, at) : whole).replace(/[\s–—-]+$/u, '')
}

// "I was too warm, which I did not think possible. Marta, Guarda" is signed by Marta.
function signed(text: string): { text: string; by: string | null } {
  const match =
    /^(?<said>.*[.!?…][”"»]?) (?:[–—-] ?)?(?<by>\p{Lu}[\p{L}.'’-]*(?:,? \p{Lu}[\p{L}.'’-]*){0,3})$/u.exec(
      text,
    )
  const { said: quoted, by } = match?.groups ?? {}
  return quoted !== undefined && by !== undefined ? { text: quoted, by } : { text, by: null }
}

function isLowRated({ $ }: SitePage, box: DomElement): boolean {
  const text = `${fold($(box).text())} ${$(box).find('[aria-label]').attr('aria-label') ?? ''}`
  const rating = /(?<!\d)([1-5](?:[.,]\d)?) ?(?:\/|of|out of|von|sur|de) ?5(?!\d)/i.exec(text)?.[1]
  const stars = /★+(?=☆)/.exec(text)?.[0].length
  return (rating !== undefined && Number(rating.replace(',', '.')) < 4) || (stars !== undefined && stars < 4)
}

/** A quotation with a customer's name: after it, on the line below, or above it on a page about customers. */
function quotedOn(line: Line, lines: readonly Line[]): Review[] {
  const { text, by } = quotationOn(line, lines) ?? {}
  if (text !== undefined && by !== undefined) return [{ text, by, quote: text, source: 'text' }]
  const quoted = quotedLine.exec(line.text)?.groups?.['text']
  const heading = line.headings.findLast((one) => one.level > 1)
  if (line.page.role !== 'references' || quoted === undefined || !heading || line.level > 0) return []
  const own = heading.text.length <= longestName ? heading.text : null
  return [{ text: fold(quoted), by: own, quote: fold(quoted), source: 'text' }]
}

/** A line's quotation, if its author is named there or on the line below; otherwise null. */
export function quotationOn(
  line: Line,
  lines: readonly Line[],
): { readonly text: string; readonly by: string; readonly signed: Line } | null {
  const { text = '', after = '' } = quotedLine.exec(line.text)?.groups ?? {}
  if (text === '' || line.level > 0 || line.linkShare >= 0.5) return null
  const next = lines[lines.indexOf(line) + 1]
  const isBelow = after.trim() === '' && next?.page === line.page && next.level === 0 && next.linkShare === 0
  const signed = isBelow && isSibling(next, line) ? next : line
  const by = signature.exec(signed === line ? after : signed.text)?.groups?.['by']
  return by === undefined || tokens(by).length > mostWordsOfName ? null : { text: fold(text), by, signed }
}

/** Whether a line is part of a quotation that names its author, in it or on the line below. */
export function isInReview({ element, page }: Line): boolean {
  return [element, ...ancestors(element)].some(
    (one) =>
      (/^(?:blockquote|figure)$/.test(one.name) && hasDescendant(one, /^(?:cite|figcaption|footer)$/)) ||
      (one.name === 'blockquote' && authorBelow(page, one) !== null),
  )
}

function hasDescendant(element: DomElement, name: RegExp): boolean {
  return elementChildren(element).some((child) => name.test(child.name) || hasDescendant(child, name))
}

function isSibling(one: Line, other: Line): boolean {
  return one.element === other.element || one.element.parent === other.element.parent
}
