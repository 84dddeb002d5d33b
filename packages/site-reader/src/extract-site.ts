import type { Contradiction, WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { readColors } from './brand/colors.ts'
import { readFonts } from './brand/fonts.ts'
import { readLanguage } from './brand/language.ts'
import { readLogos } from './brand/logo.ts'
import { readName } from './brand/name.ts'
import { readPictures } from './brand/pictures.ts'
import { readSocialLinks } from './brand/social-links.ts'
import { readBuilders } from './brand/site-builder.ts'
import { readSummary } from './brand/summary.ts'
import { readTones } from './brand/tone.ts'
import { readAudiences } from './claims/audiences.ts'
import { readDifferentiators } from './claims/differentiators.ts'
import { readContact } from './contact/contact.ts'
import { hoursQuestion, hoursStatements } from './contact/hours-question.ts'
import { readPlace } from './contact/place.ts'
import { readOffers } from './offers/offers.ts'
import { readFacts } from './read-facts.ts'
import { linesOf, type Site } from './site/site.ts'
import { readTrades } from './trade/read-trades.ts'
import type { TradeMatcher } from './trade/trade-matcher.ts'
import { verdictOf } from './verdict.ts'
import { knownLanguages } from './words/language-words.ts'

/** The data read from a site. */
export interface Extraction {
  readonly data: WebsiteData
  /** Why no ads can be made for the site (`NOT_BUSINESS` or `EXTRACT_FAIL`); null if they can. */
  readonly verdict: ReturnType<typeof verdictOf>
}

/**
 * The brand facts read from a site so far (ONB-03). Each field quotes the page it was read from; a field
 * stays empty if no page states it, and becomes a question if pages contradict each other. Takes 10 to 50 ms
 * of processor time, never throws, and always returns the same result for the same site, so it may be called
 * after each page.
 */
export function extractSite(site: Site, trades: TradeMatcher): Extraction {
  const basics = readBasics(site)
  const { lines, words, language, name, summary, pictures, offers, contact, statements, questions } = basics
  const hours = hoursQuestion(statements)
  const data: WebsiteData = {
    name,
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
    ...readKnowledge(site, basics, trades),
    builders: readBuilders(site),
    questions: [...(hours ? [hours] : []), ...questions].filter(isBetweenPages),
  }
  return { data, verdict: verdictOf(site, lines, data) }
}

/** The input of the other readers of a site. */
export type Basics = ReturnType<typeof readBasics>

/** Reads a site's lines, its language, and what a brief needs first: name, summary, offers, contact, opening hours. */
export function readBasics(site: Site) {
  const lines = linesOf(site)
  const language = readLanguage(site, lines)
  /** Null for a language that the readers have no words for. */
  const words = language && knownLanguages.includes(language.value) ? language.value : null
  const pictures = readPictures(site)
  const { offers, questions: priceQuestions } = readOffers(
    site,
    lines,
    words,
    pictures.map(({ value }) => value),
  )
  const { contact, questions: phoneQuestions } = readContact(site, lines)
  return {
    lines,
    language,
    words,
    name: readName(site),
    summary: readSummary(site, lines),
    pictures,
    offers,
    contact,
    statements: hoursStatements(site, lines),
    questions: [...phoneQuestions, ...priceQuestions],
  }
}

/** Reads further facts about a site: proofs, ways to buy, areas, hours, occasions and its trade. */
export function readKnowledge(
  site: Site,
  { lines, words, language, name, summary, offers, contact, statements }: Basics,
  trades: TradeMatcher,
): ReturnType<typeof readFacts> & Pick<WebsiteData, 'trades'> {
  return {
    ...readFacts(site, lines, words, contact.phone, statements),
    trades: readTrades(site, lines, { language: language?.value ?? null, name, summary, offers }, trades),
  }
}

// One page that differs between its text and its structured data isn't a contradiction between two pages.
function isBetweenPages({ answers }: Contradiction): boolean {
  return new Set(answers.map(({ evidence }) => evidence.url)).size === answers.length
}
