import type { Evidence, Field } from '@aloft/domain/scans/website-data.entity'
import { ancestors, isElement, isNamed } from '../page/dom.ts'
import { evidenceOf, fieldOf } from '../page/evidence.ts'
import { manifestTexts } from '../site/manifest.ts'
import { metaTexts, titleOf, titleParts } from '../page/meta.ts'
import { businessThings } from '../page/business-things.ts'
import type { Site } from '../site/site.ts'
import { fold, plain, tokens } from '../text/text.ts'
import { textsOf } from '../page/thing.ts'

interface Candidate {
  readonly text: string
  readonly evidence: Evidence | null
  /** How certain it is that this is a name: a part of a title may be a slogan. */
  readonly certainty: number
}

const longest = 60
const generic =
  /^(?:home|homepage|start|startseite|willkommen|welcome|accueil|bienvenue|inicio|bienvenidos?|app|index|untitled|website|react app|vite app|document)$/i

/** The name of the business from the most trusted sources, with all places that agree. */
export function readName(site: Site): Field<string> | null {
  const candidates = candidatesOf(site).filter(
    ({ text, evidence }) =>
      evidence !== null && text.length <= longest && !generic.test(text) && tokens(text).length > 0,
  )
  const [first] = candidates
  if (!first) return null
  const agreeing = candidates.filter(({ text }) => plain(text) === plain(first.text))
  return fieldOf(
    first.text,
    agreeing.map(({ evidence }) => evidence),
    first.certainty,
  )
}

function candidatesOf(site: Site): Candidate[] {
  const [home] = site.pages
  if (!home) return []
  const structured = site.pages.flatMap((page) =>
    businessThings(page).flatMap(({ data, quote }) =>
      textsOf(data, 'name').map((text) => ({
        text,
        evidence: evidenceOf(page.url, quote('name', text) ?? '', 'jsonLd'),
        certainty: 1,
      })),
    ),
  )
  const named = site.pages.flatMap((page) =>
    ['og:site_name', 'application-name', 'apple-mobile-web-app-title'].flatMap((name) =>
      metaTexts(page, name).map(({ text, source }) => ({
        text,
        evidence: evidenceOf(page.url, text, source),
        certainty: 1,
      })),
    ),
  )
  const manifest = manifestTexts(site.manifest, 'name').map(({ text, evidence }) => ({
    text,
    evidence,
    certainty: 1,
  }))
  return [...structured, ...named, ...manifest, ...fromTitles(site), ...fromLogo(site)]
}

// The part of a title that most of the page confirms: other titles, the logo, the address, the main heading,
// the copyright.
function fromTitles(site: Site): Candidate[] {
  const [home] = site.pages
  if (!home) return []
  const others = site.pages.slice(1).map((page) => new Set(titleParts(titleOf(page)).map(plain)))
  const logo = new Set(fromLogo(site).map(({ text }) => plain(text)))
  const host = new URL(home.url).hostname.replace(/[^a-z]/g, '')
  const lines = home.blocks
    .filter(({ level, text }) => level === 1 || /©|copyright/i.test(text))
    .map(({ text }) => plain(text))
  const title = titleOf(home)
  return titleParts(title)
    .map((text, index) => {
      const key = plain(text)
      const letters = key.replace(/[^a-z]/g, '')
      const isBacked =
        others.some((parts) => parts.has(key)) ||
        logo.has(key) ||
        (letters.length > 3 && host.includes(letters))
      const isMentioned = lines.some((line) => line.includes(key))
      const score =
        (isBacked ? 3 : 0) + (isMentioned ? 1 : 0) - index / 10 - Math.max(0, tokens(text).length - 5)
      // "Ruth Fenwick, piano tuner, Hexham" also says what she does, so the whole title is quoted.
      const quote = title.startsWith(`${text}, `) ? title : text
      return { text, score, certainty: isBacked ? 1 : 0.8, evidence: evidenceOf(home.url, quote, 'meta') }
    })
    .toSorted((a, b) => b.score - a.score)
}

const logoWords = /\s*[-–|]?\s*\b(?:logo(?:typ|type)?|wordmark|home|startseite|accueil|inicio)\b\s*/gi
const logoNames = new Set(['logo', 'brand', 'wordmark', 'title'])

// The alternative text of the picture that links to the home page, or the words of a link that is the logo.
function fromLogo({ pages: [home] }: Site): Candidate[] {
  if (!home) return []
  const { $, url, baseUrl } = home
  const links = $('a[href]')
    .toArray()
    .filter((link) => isElement(link) && isHomeLink(link.attribs['href'] ?? '', baseUrl, url))
  const alts = links.flatMap((link) =>
    $(link)
      .find('img[alt]')
      .toArray()
      .map(({ attribs }) => fold(attribs['alt'] ?? '')),
  )
  const words = links
    .filter(
      (link) =>
        isElement(link) && [link, ...ancestors(link).slice(0, 1)].some((one) => isNamed(one, logoNames)),
    )
    .map((link) => fold($(link).text()))
  return [...alts, ...words].flatMap((quote) => {
    const text = fold(quote.replace(logoWords, ' '))
    return text === '' ? [] : [{ text, evidence: evidenceOf(url, quote, 'text'), certainty: 1 }]
  })
}

/** Whether a link leads to the home page. */
export function isHomeLink(href: string, baseUrl: string, homeUrl: string): boolean {
  const target = URL.parse(href, baseUrl)
  const path = target?.pathname.replace(/(?:index|home|default)\.\w+$/i, '') ?? ''
  return target?.origin === new URL(homeUrl).origin && (path === '/' || path === new URL(homeUrl).pathname)
}
