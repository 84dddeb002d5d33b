import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import type { AdFacts } from '../facts/ad-facts.ts'
import { citedFacts } from '../facts/cited-facts.ts'

/** Everything that a number or a proof in an ad may rest on: its facts in plain words, and its brief as it was typed. */
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

/** The words that a trade has for itself and what it sells, in the language of the ad; empty where none is known. */
export function tradeWords({ trade, language }: AdFacts): readonly string[] {
  const words = trade?.words[language]
  return words ? [words.business, words.businesses, words.sells, ...words.alsoCalled, ...words.offers] : []
}
