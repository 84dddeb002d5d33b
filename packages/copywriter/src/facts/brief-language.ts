import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import { languageOf } from './language-of-text.ts'

/** The language an ad is written in: the one the brief sets, otherwise the one the brief is written in. */
export function adLanguageOf(brief: CampaignBrief): AdLanguage {
  if (brief.language) return brief.language
  const spoken = spokenLanguage(brief)
  return spoken === 'fr' || spoken === 'de' ? spoken : 'en'
}

/** The language that most of a brief is written in; null if unknown. */
export function spokenLanguage(
  brief: Pick<CampaignBrief, 'offeringSummary' | 'differentiators' | 'audiences'>,
): string | null {
  return languageOf([brief.offeringSummary, ...brief.differentiators, ...brief.audiences].join('. '))
}

/** The language of one fact. If a phrase reveals none, that of the rest of the brief. */
export function factLanguage(fact: string, around: string | null): string | null {
  return languageOf(fact) ?? around
}
