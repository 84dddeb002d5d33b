import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import { campaignBriefOfBrand } from '@aloft/domain/briefs/campaign-brief-of-brand.rules'
import type { Field, WebsiteData } from '@aloft/domain/scans/website-data.entity'
import type { KeywordSources } from '../../gateways/ad-platform/ad-platform.port.ts'
import { searchWords } from '@aloft/copywriter/writing/search-words'
import type { BrandFacts } from '../briefs/brand-facts.repo.ts'

/** Sources of keywords from a brand's brief and the scanned pages, in a language, for an ad shown in `places`. */
export function keywordSources(
  known: BrandFacts,
  language: AdLanguage | null,
  places: readonly string[],
): KeywordSources {
  const brief = campaignBriefOfBrand(known.brief)
  const words = searchWords({
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
        names: words.names,
        texts: [summary, ...differentiators, ...audiences],
      },
      {
        origin: 'website',
        names: words.offers,
        texts: known.website ? websiteTexts(known.website) : [],
      },
    ],
    places: places.length > 0 || words.place === null ? places : [words.place.name],
    patterns: words.patterns,
  }
}

// Words from the pages themselves: quotes of what was read, and the alt texts of pictures.
function websiteTexts({ name, summary, differentiators, offers, pictures }: WebsiteData): readonly string[] {
  const read = [name, summary, ...differentiators, ...offers].filter((field) => field !== null)
  const quotes = read.flatMap(({ evidence }: Field<unknown>) => evidence.map(({ quote }) => quote))
  return [...quotes, ...pictures.map(({ value }) => value.alt)]
}
