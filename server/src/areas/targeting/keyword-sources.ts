import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import { campaignBriefOfBrand } from '@aloft/domain/briefs/campaign-brief-of-brand.rules'
import type { Field, WebsiteData } from '@aloft/domain/scans/website-data.entity'
import type { KeywordSources } from '../../gateways/ad-platform/ad-platform.port.ts'
import type { AdFacts } from '@aloft/copywriter/facts/ad-facts'
import { gatherFacts } from '@aloft/copywriter/facts/gather-facts'
import { wordsOf } from '@aloft/copywriter/words/words-of'
import type { BrandFacts } from '../briefs/brand-facts.repo.ts'

/** What a brand's brief and the scanned pages give for keywords, in a language, for an ad shown in `places`. */
export function keywordSources(
  known: BrandFacts,
  language: AdLanguage | null,
  places: readonly string[],
): KeywordSources {
  const brief = campaignBriefOfBrand(known.brief)
  const facts = gatherFacts({
    brandName: known.brief.name,
    brief: language ? { ...brief, language } : brief,
    website: known.website,
    sold: known.sold,
  })
  const { summary, differentiators, audiences } = known.brief
  return {
    brand: known.brief.name,
    sources: [
      {
        origin: 'brief',
        names: namesOf(facts),
        texts: [summary, ...differentiators, ...audiences],
      },
      {
        origin: 'website',
        names: facts.offers.map(({ name }) => name),
        texts: known.website ? websiteTexts(known.website) : [],
      },
    ],
    places: places.length > 0 || facts.place === null ? places : [facts.place.name],
    patterns: wordsOf[facts.language].grammar.searches,
  }
}

// What customers of the trade search, and what the business calls itself.
function namesOf({ trade, business, sold, language }: AdFacts): readonly string[] {
  const own = [business?.text, sold?.text].filter((text) => text !== undefined)
  return [...(trade?.words[language].searches ?? []), ...own]
}

// The words of the pages themselves: what was read there, and what its pictures are called.
function websiteTexts({ name, summary, differentiators, offers, pictures }: WebsiteData): readonly string[] {
  const read = [name, summary, ...differentiators, ...offers].filter((field) => field !== null)
  const quotes = read.flatMap(({ evidence }: Field<unknown>) => evidence.map(({ quote }) => quote))
  return [...quotes, ...pictures.map(({ value }) => value.alt)]
}
