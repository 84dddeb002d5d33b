import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import type { AdFacts } from '../facts/ad-facts.ts'
import { citedFacts } from '../facts/cited-facts.ts'

/** All evidence for a number or a proof in an ad: its facts in plain words, and its brief as typed. */
export function adEvidence(facts: AdFacts, brief: CampaignBrief): readonly string[] {
  return [
    ...citedFacts(facts).map(({ text }) => text),
    brief.offeringName,
    brief.offeringSummary,
    brief.specialPurpose ?? '',
    brief.location,
    ...brief.differentiators,
    ...brief.audiences,
    facts.brand ?? '',
  ].filter((text) => text.trim() !== '')
}

/** A trade's words for itself and what it sells, in the ad's language; empty if the trade is unknown. */
export function tradeWords({ trade, language }: AdFacts): readonly string[] {
  const words = trade?.words[language]
  return words ? [words.business, words.businesses, words.sells, ...words.alsoCalled, ...words.offers] : []
}
