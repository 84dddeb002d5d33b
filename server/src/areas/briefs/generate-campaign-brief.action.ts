import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import { markerOfFailure } from '@aloft/domain/core/ai-results'
import { v7 as uuidv7 } from 'uuid'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import type { AiResult } from '../../gateways/ai/ai.port.ts'
import { foreignFacts } from '../../gateways/ai/copywriter/foreign-facts.ts'
import { askAi } from './ask-ai.ts'

/** Drafts a campaign brief from a brand brief and what the owner wishes for (BRF-07). */
export const generateCampaignBrief = defineAction('generate-campaign-brief', {
  policy: signedIn,

  async handle({ gateways, log }, { brandBrief, userInput }) {
    const words = [userInput.offeringName, userInput.offeringSummary, userInput.specialPurpose]
    const wishes = {
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
    const result = await askAi(log, async (signal): Promise<AiResult<CampaignBrief>> => {
      const flagged = await gateways.ai.moderate(
        words.filter((word) => word !== undefined),
        signal,
      )
      if (!flagged.ok) return flagged
      if (flagged.value.length > 0) return { ok: false, failure: 'unsafe' }
      const input = { brandBrief, wishes, website: null }
      return gateways.ai.write({ task: 'campaign-brief', input, seed: uuidv7(), signal })
    })
    if (!result.ok) return markerOfFailure(result.failure)
    return { brief: result.value, writer: result.made.writer, foreignFacts: foreignFacts(result.value) }
  },
})
