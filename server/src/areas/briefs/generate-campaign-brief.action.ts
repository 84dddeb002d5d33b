import { markerOfFailure } from '@aloft/domain/core/ai-results'
import { v7 as uuidv7 } from 'uuid'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { foreignFacts } from '../../gateways/ai/copywriter/foreign-facts.ts'

const patienceMs = 60_000

/** Drafts a campaign brief from a brand brief and what the owner wishes for (BRF-07). */
export const generateCampaignBrief = defineAction('generate-campaign-brief', {
  policy: signedIn,

  async handle({ gateways }, { brandBrief, userInput }) {
    const signal = AbortSignal.timeout(patienceMs)
    const words = [userInput.offeringName, userInput.offeringSummary, userInput.specialPurpose]
    const flagged = await gateways.ai.moderate(
      words.filter((word) => word !== undefined),
      signal,
    )
    if (!flagged.ok) return markerOfFailure(flagged.failure)
    if (flagged.value.length > 0) return markerOfFailure('unsafe')
    const result = await gateways.ai.write({
      task: 'campaign-brief',
      input: {
        brandBrief,
        wishes: {
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
        },
        website: null,
      },
      seed: uuidv7(),
      signal,
    })
    if (!result.ok) return markerOfFailure(result.failure)
    return { brief: result.value, writer: result.made.writer, foreignFacts: foreignFacts(result.value) }
  },
})
