import type { Contradiction, WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { readAudiences } from './audiences.ts'
import { readColors } from './colors.ts'
import { readContact } from './contact.ts'
import { readDifferentiators } from './differentiators.ts'
import { readFacts } from './facts/read-facts.ts'
import { readFonts } from './fonts.ts'
import { hoursQuestion, hoursStatements } from './hours-question.ts'
import { knownLanguages } from './language-words.ts'
import { readLanguage } from './language.ts'
import { readLogos } from './logo.ts'
import { readName } from './name.ts'
import { readOffers } from './offers.ts'
import { readPictures } from './pictures.ts'
import { readPlace } from './place.ts'
import { linesOf, type Site } from './site.ts'
import { readSocialLinks } from './social-links.ts'
import { readSummary } from './summary.ts'
import { readTones } from './tone.ts'
import { readTrades } from './trades.ts'
import { verdictOf } from './verdict.ts'

export interface Extraction {
  readonly data: WebsiteData
  /** Why the site is none to make ads for; null when it is one. */
  readonly verdict: ReturnType<typeof verdictOf>
}

// What one page says in two ways, as in its text and for machines, is no disagreement of two pages.
function isBetweenPages({ answers }: Contradiction): boolean {
  return new Set(answers.map(({ evidence }) => evidence.url)).size === answers.length
}

/**
 * Brand facts of what was read of a site so far. Every field quotes the page it stands on; what no page says
 * stays empty, and what pages contradict becomes a question. Pure: may be called after each page.
 */
export function extractSite(site: Site): Extraction {
  const lines = linesOf(site)
  const language = readLanguage(site, lines)
  const words = language && knownLanguages.includes(language.value) ? language.value : null
  const summary = readSummary(site, lines)
  const pictures = readPictures(site)
  const { offers, questions: priceQuestions } = readOffers(
    site,
    lines,
    words,
    pictures.map(({ value }) => value),
  )
  const { contact, questions: phoneQuestions } = readContact(site, lines)
  const statements = hoursStatements(site, lines)
  const hours = hoursQuestion(statements)
  const data: WebsiteData = {
    name: readName(site),
    summary,
    differentiators: readDifferentiators(lines, words, summary?.value ?? null),
    audiences: readAudiences(lines, words),
    offers,
    language,
    location: readPlace(site, lines),
    tones: readTones(lines, words),
    contact,
    socialLinks: readSocialLinks(site),
    logos: readLogos(site),
    colors: readColors(site),
    fonts: readFonts(site),
    pictures,
    ...readFacts(site, lines, words, contact.phone, statements),
    trades: readTrades(site, lines, language?.value ?? null, { name: readName(site), summary, offers }),
    questions: [...(hours ? [hours] : []), ...phoneQuestions, ...priceQuestions].filter(isBetweenPages),
  }
  return { data, verdict: verdictOf(site, lines, data) }
}
