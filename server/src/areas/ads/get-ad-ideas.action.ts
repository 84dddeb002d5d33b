import { writeAdIdeas } from '@aloft/copywriter/rules/ad-ideas'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findBalloon } from '../balloons/balloon.repo.ts'
import { findBrandFacts } from '../briefs/brand-facts.repo.ts'
import { findAdBrief } from './ad-brief.ts'
import { targetedAdOf } from './targeted-ad.ts'

/** Better texts for an ad, by rules and without tokens: what the assistant proposes without AI. */
export const getAdIdeas = defineAction('get-ad-ideas', {
  policy: onBrand(),

  async handle({ db }, { ideaId, balloonId, componentId, rejected = [] }) {
    const balloon = await findBalloon(db, ideaId, balloonId)
    const ad = balloon && targetedAdOf(readValues(balloon.data), componentId)
    const known = await findBrandFacts(db, ideaId)
    if (!ad || !known) return { error: 'balloonNotFound' }
    const { brief, competitors } = await findAdBrief(db, { ideaId, balloonId, brand: known.brief })
    const { website, sold } = known
    const keywords = ad.targeting.keywords.map(({ text }) => text)
    const copy = { platform: ad.platform, texts: ad.texts, keywords }
    const input = { brandName: known.brief.name, brief, website, sold, competitors, rejected }
    return { ideas: [...writeAdIdeas(copy, input)] }
  },
})
