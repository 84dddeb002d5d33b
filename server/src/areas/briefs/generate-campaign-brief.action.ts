import { markerOfFailure } from '@aloft/domain/core/ai-results'
import { v7 as uuidv7 } from 'uuid'
import { defineAction } from '../../action/define.ts'
import { onBrandOrSelected } from '../../action/policies.ts'
import { findUntranslatedFacts } from '@aloft/copywriter/briefs/untranslated-facts'
import { askAi } from './ask-ai.ts'

/** Drafts a campaign brief from a brand brief and the owner's preferences (BRF-07). */
export const generateCampaignBrief = defineAction('generate-campaign-brief', {
  policy: onBrandOrSelected(),

  async handle({ gateways, log }, { brandBrief, userInput }) {
    const preferences = {
      name: userInput.name ?? '',
      url: userInput.url ?? '',
      goal: userInput.goal ?? null,
      specialPurpose: userInput.specialPurpose ?? '',
      language: userInput.language ?? null,
      location: userInput.location ?? '',
      offeringType: userInput.offeringType ?? null,
      offeringName: userInput.offeringName ?? '',
      offeringSummary: userInput.offeringSummary ?? '',
      formula: userInput.formula ?? null,
      toneOfVoice: userInput.toneOfVoice ?? null,
    }
    const input = { brandBrief, preferences, website: null, sold: null }
    const result = await askAi(log, (signal) =>
      gateways.ai.write({ task: 'campaign-brief', input, seed: uuidv7(), signal }),
    )
    if (!result.ok) return markerOfFailure(result.failure)
    return {
      brief: result.value,
      writer: result.made.writer,
      foreignFacts: findUntranslatedFacts(result.value),
    }
  },
})
