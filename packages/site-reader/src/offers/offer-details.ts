import type { Offer } from '@aloft/domain/scans/website-facts.entity'
import { ancestors } from '../page/dom.ts'
import { resolveUrl } from '../page/resolve-url.ts'
import type { FoundOffer } from './offer.ts'
import type { SitePage } from '../site/site.ts'
import { fold, plain } from '../text/text.ts'
import { kindOf } from './offer-kind.ts'
import { nounOf } from './offer-noun.ts'
import type { OfferContext, OfferPlace } from './offer-place.ts'
import { pictureOf } from './offer-picture.ts'
import { readOnPage } from '../site/line-facts.ts'

const longestSentence = 160
/** Lines of a card. A page about one offer with more lines is also about other things. */
const mostLines = 12
const unitLine =
  /^(?:\/|(?:per|pro|je|par|por|an?)(?!\p{L}))\s*(?<unit>(?:\d+\s?)?\p{L}+[²³]?)(?:[\s,.(]|$)/iu
const unitAtEnd = /(?<!\p{L})(?:per|pro|je|par|por) (?<unit>\p{L}+[²³]?)\)?$/iu

/** The pages' details of an offer besides its name and price; details that no page states are left out. */
export function offerDetails(
  group: readonly FoundOffer[],
  context: OfferContext,
): Omit<Offer, 'name' | 'price'> {
  const places = group.flatMap(({ line }): OfferPlace[] => {
    const card = line && context.cards.get(line.element)
    return card ? [{ line, card }] : []
  })
  const [first] = group
  const unit = group.find((one) => one.unit !== null)?.unit ?? firstOf(places, unitNear)
  const picture = pictureOf(group, places, context)
  const noun = nounOf(group, places, context)
  const kind = kindOf(group, places, { unit, noun, hasPicture: picture !== null }, context)
  const pageUrl =
    firstOf(places, (place) => linkOf(place, first?.name ?? '')) ?? structuredUrl(group) ?? first?.url
  const { problem, benefit, forWhom } = aboutOf(places, first?.name ?? '', context)
  return {
    // A membership is listed among classes but isn't a class.
    ...(noun === null || kind === 'plan' ? {} : { noun }),
    ...(kind === null ? {} : { kind }),
    ...(unit === null ? {} : { unit }),
    ...(first?.isFrom && first.amount !== null ? { isFrom: true } : {}),
    ...(forWhom === undefined ? {} : { forWhom }),
    ...(problem === undefined ? {} : { problem }),
    ...(benefit === undefined ? {} : { benefit }),
    ...(pageUrl === undefined ? {} : { pageUrl }),
    ...(picture === null ? {} : { pictureUrl: picture }),
  }
}

function firstOf<T>(places: readonly OfferPlace[], find: (place: OfferPlace) => T | null): T | null {
  for (const place of places) {
    const found = find(place)
    if (found !== null) return found
  }
  return null
}

/** Lines of the offer's own card, in reading order. */
function linesIn({ line: { page }, card }: OfferPlace) {
  return page.blocks.filter(({ element }) => element === card || ancestors(element).includes(card))
}

// "per person" below the price, or at the end of its column's heading.
function unitNear(place: OfferPlace): string | null {
  const own = linesIn(place)
  const at = own.findIndex(({ element }) => element === place.line.element)
  const below = unitLine.exec(own[at + 1]?.text ?? '')?.groups?.['unit']
  if (below !== undefined && (own[at + 1]?.text.length ?? 0) <= 30) return below
  if (place.line.tag !== 'td') return null
  const { $ } = place.line.page
  const heads = $(place.line.element).closest('table').find('tr').first().find('th')
  const index = $(place.line.element).index()
  return unitAtEnd.exec(fold(heads.eq(index).text()))?.groups?.['unit'] ?? null
}

// Below a heading that doesn't name the offer, the text is about something else.
function sentencesOf(place: OfferPlace, name: string, { names }: OfferContext): string[] {
  const own = linesIn(place)
  const elements = new Set(own.map(({ element }) => element))
  const about = own.filter(({ text, linkShare, headings }) => {
    const heading = headings.at(-1)
    const isAside = heading && elements.has(heading.element) && !plain(heading.text).includes(plain(name))
    return linkShare < 0.5 && !names.includes(text) && !isAside
  })
  return about.length > mostLines ? [] : about.map(({ text }) => text)
}

function aboutOf(
  places: readonly OfferPlace[],
  name: string,
  context: OfferContext,
): Pick<Offer, 'problem' | 'benefit' | 'forWhom'> {
  const read = places.map((place) =>
    readOnPage(place.line.page, sentencesOf(place, name, context).join('\n'), context.language),
  )
  const short = (found: readonly string[]) => found.find((one) => one.length <= longestSentence)
  const forWhom = short(read.flatMap(({ audiences }) => audiences))
  const benefits = read.flatMap((facts) => facts.benefits).filter((one) => one !== forWhom)
  return { problem: short(read.flatMap(({ problems }) => problems)), benefit: short(benefits), forWhom }
}

function structuredUrl(group: readonly FoundOffer[]): string | null {
  return group.map(({ structured }) => structured?.url ?? null).find((url) => url !== null) ?? null
}

/** The page that the card links to; null if it has no link to another page of the site. */
function linkOf({ line: { page }, card }: OfferPlace, name: string): string | null {
  const { $ } = page
  const around = ancestors(card).find((one) => one.name === 'a')
  const links = [
    ...(around ? [around] : []),
    ...(card.name === 'a' ? [card] : []),
    ...$(card).find('a[href]').toArray(),
  ]
  const targets = links.flatMap((link) => {
    const url = resolveUrl(link.attribs['href'] ?? '', page.baseUrl)
    if (url === null || !isOwnPage(url, page)) return []
    const label = plain(
      `${$(link).text()} ${$(link).find('img').attr('alt') ?? ''} ${link.attribs['title'] ?? ''}`,
    )
    return [{ url, isNamed: label.includes(plain(name)) }]
  })
  return (
    (
      targets.find(({ isNamed }) => isNamed) ??
      (new Set(targets.map(({ url }) => url)).size === 1 ? targets[0] : undefined)
    )?.url ?? null
  )
}

function isOwnPage(url: string, page: SitePage): boolean {
  return new URL(url).host === new URL(page.url).host && url !== page.url
}
