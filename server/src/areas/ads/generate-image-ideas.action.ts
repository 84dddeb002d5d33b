import { campaignBriefOfBrand } from '@aloft/domain/briefs/campaign-brief-of-brand.rules'
import { markerOfFailure } from '@aloft/domain/core/ai-results'
import { v7 as uuidv7 } from 'uuid'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findBalloon } from '../balloons/balloon.repo.ts'
import { askAi } from '../briefs/ask-ai.ts'
import { findBrandFacts } from '../briefs/brand-facts.repo.ts'
import { findAdBrief } from './ad-brief.ts'

/** Suggests ideas for pictures from the brief of an ad or, without one, of the brand (ACT-062). */
export const generateImageIdeas = defineAction('generate-image-ideas', {
  policy: onBrand(),

  async handle({ db, gateways, log }, { ideaId, balloonId, style, count }) {
    if (balloonId !== null && !(await findBalloon(db, ideaId, balloonId))) return { error: 'balloonNotFound' }
    const facts = await findBrandFacts(db, ideaId)
    if (!facts) return { error: 'noSuggestions' }
    const brief =
      balloonId === null
        ? campaignBriefOfBrand(facts.brief)
        : (await findAdBrief(db, { ideaId, balloonId, brand: facts.brief })).brief
    const { website, sold } = facts
    const input = { brandName: facts.brief.name, brief, website, sold, style, count }
    const result = await askAi(log, (signal) =>
      gateways.ai.write({ task: 'image-ideas', input, seed: uuidv7(), signal }),
    )
    if (result.ok) return { imageIdeas: [...result.value], writer: result.made.writer }
    return result.failure === 'noSuggestions' ? { error: 'noSuggestions' } : markerOfFailure(result.failure)
  },
})
