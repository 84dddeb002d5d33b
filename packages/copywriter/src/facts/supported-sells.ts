import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import { foldName } from '@aloft/domain/core/fold-name'
import type { Field, WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { areForms } from '../text/similarity.ts'
import type { Trade } from '../trades/trade.ts'

const shortWord = 4

/**
 * What businesses of the trade sell, if each longer word of it is in this business's brief or on its pages. A joiner
 * who builds tables doesn't advertise stairs.
 */
export function supportedSells(
  trade: Trade | null,
  language: AdLanguage,
  brief: CampaignBrief,
  website: WebsiteData | null,
): string | null {
  if (!trade) return null
  const stated = statedWords(brief, website)
  const { sells } = trade.words[language]
  return longerWords(sells).every((word) => stated.some((one) => areForms(one, word))) ? sells : null
}

function statedWords(brief: CampaignBrief, website: WebsiteData | null): readonly string[] {
  const fields: readonly Field<unknown>[] = website
    ? [
        ...website.differentiators,
        ...website.audiences,
        ...website.offers,
        ...website.pictures,
        ...(website.summary ? [website.summary] : []),
        ...(website.name ? [website.name] : []),
        ...website.trades,
      ]
    : []
  const offers = website?.offers.map(({ value }) => `${value.name} ${value.noun ?? ''}`) ?? []
  const quotes = fields.flatMap(({ evidence }) => evidence.map(({ quote }) => quote))
  const alts = website?.pictures.map(({ value }) => value.alt) ?? []
  const own = [brief.name, brief.offeringName, brief.offeringSummary, ...brief.differentiators]
  return [...new Set(longerWords([...own, ...offers, ...quotes, ...alts].join(' ')))]
}

function longerWords(text: string): readonly string[] {
  return foldName(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortWord)
}
