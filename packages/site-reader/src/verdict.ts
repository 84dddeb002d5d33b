import type { ScanFailure } from '@aloft/domain/scans/scan-fields.rules'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { isMarkedAsBusiness } from './page/business-things.ts'
import { wordsOfAll } from './words/language-words.ts'
import { metaTexts, titleOf } from './page/meta.ts'
import type { Line, Site } from './site/site.ts'
import { countMatches, has, tokens } from './text/text.ts'

const fewestWords = 25
const parkedPage = 250

/** Why the site isn't a business or has no content; null if it can be used. */
export function verdictOf(
  site: Site,
  lines: readonly Line[],
  data: WebsiteData,
): Exclude<ScanFailure, 'BAD_URL'> | null {
  const [home] = site.pages
  if (!home) return 'EXTRACT_FAIL'
  if (isParked(site, lines)) return 'NOT_BUSINESS'
  const words = lines.reduce((sum, { text }) => sum + tokens(text).length, 0)
  const hasContent = data.summary !== null || data.offers.length > 0 || site.pages.some(isMarkedAsBusiness)
  if (words < fewestWords && !hasContent) return 'EXTRACT_FAIL'
  return isPersonal(site, lines, data) ? 'NOT_BUSINESS' : null
}

function isParked(site: Site, lines: readonly Line[]): boolean {
  const [home] = site.pages
  if (!home) return false
  const own = lines.filter(({ page }) => page === home).map(({ text }) => text)
  const whole = [titleOf(home), ...metaTexts(home, 'description').map(({ text }) => text), ...own].join('\n')
  const hits = countMatches(whole, wordsOfAll('parked'))
  return hits >= 2 && tokens(own.join(' ')).length <= parkedPage && !isMarkedAsBusiness(home)
}

// A writer who sells nothing: no phone, no address, no business in structured data, no price list.
function isPersonal(site: Site, lines: readonly Line[], data: WebsiteData): boolean {
  const [home] = site.pages
  if (!home || site.pages.some(isMarkedAsBusiness)) return false
  const sells = data.contact.phone !== null || data.location !== null || data.offers.length >= 3
  if (sells) return false
  const isBlog = site.pages.some((page) =>
    metaTexts(page, 'og:type').some(({ text }) => /^(?:blog|profile)$/i.test(text)),
  )
  const posts = home.$('article time, .post time, .hentry, article .date').length
  const hasFeed = home.$('link[type="application/rss+xml"], link[type="application/atom+xml"]').length > 0
  const personal = countMatches(lines.map(({ text }) => text).join('\n'), wordsOfAll('personal'))
  const speaksOfI = lines.filter(({ text }) =>
    has(text, /(?<!\p{L})(?:I|ich|je|j['’]|yo|mi|mein|meine|my|mon|ma)(?!\p{L})/u),
  ).length
  const share = speaksOfI / Math.max(1, lines.length)
  const signs =
    (isBlog ? 2 : 0) +
    (posts >= 2 ? 1 : 0) +
    (hasFeed ? 0.5 : 0) +
    Math.min(personal, 2) +
    (share > 0.15 ? 1 : 0)
  return signs >= 2.5
}
