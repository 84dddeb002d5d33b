import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import { comparableName } from '@aloft/domain/core/names'
import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import type { Field, WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { readSentences } from '@aloft/site-reader/sentences/read-sentences'
import type { QuotedFact } from '@aloft/site-reader/sentences/sentence-facts'
import { spokenLanguage } from './brief-language.ts'

type ReadFacts = Pick<WebsiteData, 'offers' | 'proofs' | 'ways' | 'areas' | 'hours' | 'occasions'>

/**
 * The facts about a business: those on its website, plus the offers that its owner wrote into the brief. Without a
 * website, everything that the owner’s own sentences say.
 */
export function factsOfWords(
  brief: CampaignBrief,
  website: WebsiteData | null,
  language: AdLanguage,
): ReadFacts {
  const text = [brief.offeringSummary, ...brief.differentiators, brief.specialPurpose ?? ''].join('\n')
  const found = readSentences(text, spokenLanguage(brief) ?? language)
  const offers = found.offers.map(fieldOf)
  if (website) {
    const known = new Set(website.offers.map(({ value }) => comparableName(value.name)))
    const written = offers.filter(({ value }) => !known.has(comparableName(value.name)))
    return { ...website, offers: [...website.offers, ...written] }
  }
  return {
    offers,
    proofs: found.proofs.map(fieldOf),
    ways: found.ways.map(fieldOf),
    areas: found.areas.map(fieldOf),
    hours: found.hours.map(fieldOf),
    occasions: found.occasions.map(fieldOf),
  }
}

/** No page says it, but the owner does. */
function fieldOf<T>({ value, certainty }: QuotedFact<T>): Field<T> {
  return { value, confidence: certainty, evidence: [] }
}
