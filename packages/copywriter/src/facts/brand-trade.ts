import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import { type AdLanguage, adLanguageCodes } from '@aloft/domain/core/ad-languages'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import type { BusinessWords } from '@aloft/site-reader/trade/trade-matcher'
import { certainTrade } from '../trades/matching/match-trades.ts'
import { tradeOfSold } from '../trades/matching/sold.ts'
import { type Trade, tradesById } from '../trades/trade.ts'
import { spokenLanguage } from './brief-language.ts'

/** What the trade of a brand is derived from. */
export interface BrandTradeInput {
  readonly brandName: string
  readonly brief: Pick<CampaignBrief, 'offeringSummary' | 'offeringName' | 'differentiators' | 'audiences'>
  /** Null if no website was read. */
  readonly website: WebsiteData | null
  /** What the owner says they sell; null if nobody asked. */
  readonly sold: string | null
}

/** The trade of a brand: as its owner names it, otherwise as its pages do. If no page was read, as its brief does. */
export function brandTrade(input: BrandTradeInput): Trade | null {
  const { website, sold } = input
  const named = sold === null ? null : tradeOfSold(sold, briefLanguage(input.brief))
  const read = tradesById().get(website?.trades[0]?.value ?? '')
  return named ?? read ?? (website ? null : (certainTrade(briefWords(input))?.trade ?? null))
}

/** What a brief says about the business, without its customers. */
export function briefWords({
  brandName,
  brief,
}: Pick<BrandTradeInput, 'brandName' | 'brief'>): BusinessWords {
  return {
    language: briefLanguage(brief),
    schemaTypes: [],
    name: brandName,
    summary: brief.offeringSummary,
    titles: [],
    headings: [],
    // The brand's own brief offers the brand itself.
    offers: ['', brandName].includes(brief.offeringName) ? [] : [brief.offeringName],
    sentences: brief.differentiators,
  }
}

// The catalogue has no words in other languages, and a short text may not reveal its language.
function briefLanguage(brief: BrandTradeInput['brief']): AdLanguage | null {
  const spoken = spokenLanguage(brief)
  return adLanguageCodes.find((code) => code === spoken) ?? null
}
