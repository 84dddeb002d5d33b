import { patternsOfAll } from '../sentences/reading-patterns.ts'
import { fold, tokens } from '../text/text.ts'
import type { Evidence, Field } from '@aloft/domain/scans/website-data.entity'
import type { Way } from '@aloft/domain/scans/website-facts.entity'
import { type WayToBuy, waysToBuy } from '@aloft/domain/facts/ways-to-buy.rules'
import { businessThings } from '../page/business-things.ts'
import { type DomElement, isElement, nameWords } from '../page/dom.ts'
import { evidenceOf, fieldOf } from '../page/evidence.ts'
import { isNoise } from '../page/image-sources.ts'
import { resolveUrl } from '../page/resolve-url.ts'
import type { PageRole } from '../page/page-kind.ts'
import type { Site, SitePage } from '../site/site.ts'
import { list, isObject, textsOf } from '../page/thing.ts'
import type { ReadLine } from '../site/line-facts.ts'

/** Structured data may name a way that visitors of the page don't have. */
const fromMarkup = { weight: 0.5, certainty: 1 }

interface FoundWay extends Way {
  /** How clearly the page invites visitors to buy this way. */
  readonly weight: number
  readonly certainty: number
  readonly evidence: Evidence | null
}

const mostWords = 6
const longestLabel = 60
const buttonWords = new Set(
  'btn button cta book buy order action primary knopf bouton boton schaltflaeche termin reserve'.split(' '),
)
const ownRoles = new Set<PageRole>(['home', 'about', 'offers', 'prices', 'contact', 'delivery', 'other'])
/** Hosts that take bookings or orders for small businesses. */
const hosts: Readonly<Partial<Record<WayToBuy, RegExp>>> = {
  book: /(?:^|\.)(?:calendly\.com|opentable\.[a-z.]+|resy\.com|treatwell\.[a-z.]+|fresha\.com|bookwhen\.com|simplybook\.(?:me|it)|doctolib\.[a-z]+|planity\.com|thefork\.[a-z.]+|lafourchette\.com|quandoo\.[a-z.]+|acuityscheduling\.com|setmore\.com|booksy\.com|eversports\.[a-z.]+|shore\.com|sevenrooms\.com|resdiary\.com|mindbodyonline\.com|timify\.com)$/,
  order:
    /(?:^|\.)(?:deliveroo\.[a-z.]+|ubereats\.com|just-eat\.[a-z.]+|lieferando\.[a-z]+|etsy\.com|wolt\.com)$/,
}
const actions: Readonly<Record<string, WayToBuy>> = {
  ReserveAction: 'book',
  ScheduleAction: 'book',
  OrderAction: 'order',
  BuyAction: 'order',
  QuoteAction: 'quote',
}

/** How customers buy, starting with the way that the site promotes most clearly. */
export function readWays(
  site: Site,
  read: readonly ReadLine[],
  language: string | null,
  phone: Field<string> | null,
): Field<Way>[] {
  const found = [
    ...site.pages.flatMap((page) => [...controlsOf(page, language), ...structured(page)]),
    ...read.flatMap(inSentences),
    ...(phone?.evidence ?? []).map((evidence): FoundWay => ({
      way: 'call',
      text: phone?.value ?? '',
      url: null,
      ...fromMarkup,
      evidence,
    })),
  ].filter(({ evidence }) => evidence !== null)
  return waysToBuy
    .flatMap((way) => {
      const own = found.filter((one) => one.way === way).toSorted((a, b) => b.weight - a.weight)
      const [best] = own
      if (!best) return []
      const field = fieldOf<Way>(
        { way, text: best.text, url: best.url ?? own.find(({ url }) => url !== null)?.url ?? null },
        own.map(({ evidence }) => evidence),
        best.certainty,
      )
      return field ? [{ field, weight: best.weight + Math.min(own.length - 1, 4) / 16 }] : []
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ field }) => field)
}

/** Links and buttons that lead to buying. */
function controlsOf(page: SitePage, language: string | null): FoundWay[] {
  const { $ } = page
  return $('a[href], button, input[type="submit"]')
    .toArray()
    .filter((node) => isElement(node) && !isNoise(page, node))
    .flatMap((node): FoundWay[] => {
      const label = labelOf(page, node)
      const href = node.attribs['href'] ?? ''
      const url = leadsTo(page, href)
      const isButton = node.name !== 'a' || [...nameWords(node)].some((word) => buttonWords.has(word))
      const way = wayOf(page, label, href, url, isButton, language)
      if (way === null || label === '') return []
      const isCall = /^tel:/i.test(href)
      const weight = (isButton ? 3 : 1) + (page.role === 'home' ? 1 : 0) - (isCall ? 1 : 0)
      const quote =
        fold($(node).text()) === label ? label : (node.attribs['aria-label'] ?? node.attribs['value'] ?? href)
      return [
        {
          way,
          text: label,
          url,
          weight,
          certainty: 1.4,
          evidence: evidenceOf(page.url, quote, 'text'),
        },
      ]
    })
}

function leadsTo(page: SitePage, href: string): string | null {
  if (/^(?:tel|mailto):/i.test(href)) return href.trim()
  return href === '' ? null : resolveUrl(href, page.baseUrl)
}

function labelOf({ $ }: SitePage, node: DomElement): string {
  const text = fold($(node).text())
  const label = text === '' ? fold(node.attribs['aria-label'] ?? node.attribs['value'] ?? '') : text
  if (label !== '' || !/^tel:/i.test(node.attribs['href'] ?? ''))
    return label.length <= longestLabel ? label : ''
  return fold((node.attribs['href'] ?? '').slice(4))
}

function wayOf(
  page: SitePage,
  label: string,
  href: string,
  url: string | null,
  isButton: boolean,
  language: string | null,
): WayToBuy | null {
  if (/^tel:/i.test(href)) return 'call'
  const host = url === null || url.startsWith('mailto:') ? '' : new URL(url).host
  for (const way of waysToBuy) if (hosts[way]?.test(host)) return way
  if (tokens(label).length > mostWords) return null
  const way = patternsOfAll(language)
    .flatMap(({ buttons }) => buttons)
    .find(([, pattern]) => pattern.test(label))?.[0]
  if (way === undefined) return null
  // A link to somebody else's site is no way to buy here, but a booking button may lead to any booking
  // service.
  const isElsewhere = host !== '' && !isSameBusiness(host, new URL(page.url).host)
  return isElsewhere && !(way === 'book' && isButton) ? null : way
}

// `booking.shop.example` belongs to `www.shop.example`.
function isSameBusiness(host: string, own: string): boolean {
  const domain = own.replace(/^www\./, '')
  return host === domain || host.endsWith(`.${domain}`)
}

function structured(page: SitePage): FoundWay[] {
  return businessThings(page).flatMap(({ data, quote }) => {
    const reserves = list(data['acceptsReservations']).flatMap((value): FoundWay[] => {
      const url = typeof value === 'string' ? resolveUrl(value, page.baseUrl) : null
      const isYes = value === true || (typeof value === 'string' && /^(?:true|yes|https?:)/i.test(value))
      // A bare `true` can't be found as text on the page.
      const quoted = typeof value === 'string' ? quote('acceptsReservations', value) : 'acceptsReservations'
      return isYes && quoted !== null && page.html.includes(quoted)
        ? [
            {
              way: 'book',
              text: quoted,
              url,
              ...fromMarkup,
              evidence: evidenceOf(page.url, quoted, 'jsonLd'),
            },
          ]
        : []
    })
    const potential = list(data['potentialAction']).flatMap((action): FoundWay[] => {
      if (!isObject(action)) return []
      const [type = ''] = textsOf(action, '@type')
      const way = Object.hasOwn(actions, type) ? actions[type] : undefined
      const quoted = quote('@type', type)
      const target = textsOf(action, 'target', ['urlTemplate', 'url'])[0]
      const url = target === undefined ? null : resolveUrl(target, page.baseUrl)
      return way && quoted !== null
        ? [
            {
              way,
              text: textsOf(action, 'name')[0] ?? type,
              url,
              ...fromMarkup,
              evidence: evidenceOf(page.url, quoted, 'jsonLd'),
            },
          ]
        : []
    })
    return [...reserves, ...potential]
  })
}

function inSentences({ line, facts }: ReadLine): FoundWay[] {
  if (!ownRoles.has(line.page.role) || line.zone === 'nav' || line.linkShare >= 0.5) return []
  return facts.ways.map(({ value, sentence, certainty }) => ({
    ...value,
    weight: 1.5,
    certainty: certainty * 1.2,
    evidence: evidenceOf(line.page.url, sentence, 'text'),
  }))
}
