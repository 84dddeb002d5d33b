import { briefFromWebsite } from '@aloft/domain/briefs/brief-from-website.rules'
import { campaignBriefOfBrand } from '@aloft/domain/briefs/campaign-brief-of-brand.rules'
import { settleWebsiteData } from '@aloft/domain/scans/website-answers.rules'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { guessSold } from '../trades/matching/sold.ts'
import { wordsOf } from '../words/words-of.ts'
import { briefWords } from './brand-trade.ts'
import { type FactInput, gatherFacts } from './gather-facts.ts'

/**
 * What a brand may sell, the likeliest first, for the question in its brief (BRF-06); empty without a clue. Null if the
 * question isn't needed: the trade is certain, or the summary says what the business is.
 */
export function soldGuesses(input: Omit<FactInput, 'sold'>): readonly string[] | null {
  const { trade, business, language } = gatherFacts({ ...input, sold: null })
  const summary = input.brief.offeringSummary.trim()
  const { articles, isA } = wordsOf[language].grammar
  // "A family bench in Galway" names itself, but nobody knows what "Job sheets for repair shops" is.
  const isNamed = business !== null && (articles.test(summary.split(' ')[0] ?? '') || isA.test(summary))
  if (trade || isNamed) return null
  const known = briefWords(input)
  const offers = input.website?.offers.map(({ value }) => `${value.name} ${value.noun ?? ''}`.trim()) ?? []
  return guessSold({ ...known, offers: [...known.offers, ...offers] }, language)
}

/** The same for a website that was just read, before there's a brief. */
export function soldGuessesOfWebsite(data: WebsiteData, url: string): readonly string[] | null {
  const website = settleWebsiteData(data, {})
  const brief = briefFromWebsite(website, url)
  return soldGuesses({ brandName: brief.name, brief: campaignBriefOfBrand(brief), website })
}
