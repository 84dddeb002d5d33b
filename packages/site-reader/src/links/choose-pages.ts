import { ancestors, isElement } from '../page/dom.ts'
import type { Page } from '../page/page.ts'
import { resolveUrl } from '../page/resolve-url.ts'
import { isNeverRead, pageRoleOf, type PageRole } from '../page/page-kind.ts'
import { fold } from '../text/text.ts'

/** A page worth reading. */
export interface ChosenPage {
  readonly url: string
  readonly role: PageRole
}

// Pages with the most facts about a business come first.
const score: Readonly<Record<PageRole, number>> = {
  home: 97,
  prices: 100,
  offers: 95,
  about: 90,
  contact: 85,
  other: 55,
  team: 45,
  references: 42,
  legal: 50,
  journal: 40,
  delivery: 25,
}
const inNavigation = 15
const inFooter = 2
const files = /\.(?:pdf|jpe?g|png|gif|webp|svg|zip|docx?|xlsx?|mp[34]|ics|vcf|xml|json|css|js)$/i
const languagePath = /^\/(?:en|de|fr|es|it|nl|pt|pl|sv|da|cs|ru|ja|zh)(?:[-_][a-z]{2})?(?=\/|$)/i

/** The site's own pages that the home page links to, best first, without duplicates and external pages. */
export function choosePages(home: Page): ChosenPage[] {
  const start = new URL(home.url)
  const best = new Map<string, ChosenPage & { score: number }>()
  const add = (url: URL, role: PageRole, score: number) => {
    const key = pageKey(url.href)
    const known = best.get(key)
    if (!known || known.score < score) best.set(key, { url: url.href, role, score })
  }
  for (const link of home.$('a[href], area[href]')) {
    const href = isElement(link) ? resolveUrl(link.attribs['href'] ?? '', home.baseUrl) : null
    if (!isElement(link) || href === null || link.attribs['hreflang'] !== undefined) continue
    const url = new URL(href)
    if (
      !isSameSite(url, start) ||
      !isOfLanguage(url, start) ||
      files.test(url.pathname) ||
      pageKey(url.href) === pageKey(home.url)
    )
      continue
    const text = fold(home.$(link).text()) || fold(home.$(link).find('img').attr('alt') ?? '')
    if (isNeverRead(text.length <= 40 ? text : '', url.pathname) || url.search.length > 40) continue
    const role = pageRoleOf(text, url.pathname)
    add(url, role, score[role] + placeBonus(link))
  }
  // If a deeper page was given, it's read as the home page, but the start page usually says more.
  const root = new URL('/', start)
  if (pageKey(root.href) !== pageKey(home.url)) add(root, 'home', score.home)
  return [...best.values()].toSorted((a, b) => b.score - a.score).map(({ url, role }) => ({ url, role }))
}

/**
 * A key that's the same for all addresses of a page: without www., fragment, index file and trailing slash.
 */
export function pageKey(address: string): string {
  const url = new URL(address)
  const path = url.pathname.replace(/(?:index|default|home)\.(?:html?|php|aspx?)$/i, '').replace(/\/+$/, '')
  return `${siteOf(url)}${path}${url.search}`
}

/** Whether two addresses belong to one site: the same host and port, with or without www. */
export function isSameSite(url: URL, start: URL): boolean {
  return siteOf(url) === siteOf(start)
}

function siteOf(url: URL): string {
  const port = url.port === '' || url.port === '80' || url.port === '443' ? '' : `:${url.port}`
  return `${url.hostname.replace(/^www\./, '')}${port}`
}

function isOfLanguage(url: URL, start: URL): boolean {
  const own = languagePath.exec(start.pathname)?.[0].toLowerCase()
  const other = languagePath.exec(url.pathname)?.[0].toLowerCase()
  return other === undefined || other === own
}

function placeBonus(link: Parameters<typeof ancestors>[0]): number {
  const above = ancestors(link)
  if (
    above.some(
      ({ name, attribs }) =>
        name === 'nav' ||
        name === 'header' ||
        /(?:^|[\s_-])(?:nav|menu|navbar|masthead|header)(?:[\s_-]|$)/i.test(
          `${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`,
        ),
    )
  ) {
    return inNavigation
  }
  return above.some(({ name }) => name === 'footer') ? inFooter : 0
}
