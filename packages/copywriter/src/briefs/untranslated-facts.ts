import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import { adLanguageOf, factLanguage, spokenLanguage } from '../facts/brief-language.ts'
import { oneLine } from '../facts/usable.ts'

/**
 * The facts of a brief that are in another language than its ads and stay that way, because rules don't translate.
 * Names have no language and are left out. In the order of the brief, without duplicates.
 */
export function findUntranslatedFacts(brief: CampaignBrief): string[] {
  const language = adLanguageOf(brief)
  const spoken = spokenLanguage(brief)
  const facts = [
    brief.offeringSummary,
    ...brief.differentiators,
    ...brief.audiences,
    brief.specialPurpose ?? '',
  ].map(oneLine)
  return [...new Set(facts)].filter(
    (fact) => fact !== '' && (factLanguage(fact, spoken) ?? language) !== language,
  )
}
