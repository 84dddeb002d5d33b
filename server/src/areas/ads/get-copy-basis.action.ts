import { computeCopyBasis } from '@aloft/copywriter/rules/copy-basis'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findBalloon } from '../balloons/balloon.repo.ts'
import { findBrandFacts } from '../briefs/brand-facts.repo.ts'
import { findAdBrief } from './ad-brief.ts'
import { targetedAdOf } from './targeted-ad.ts'

/** The basis of an ad's texts, what its empty fields need, and an estimate of its strength. */
export const getCopyBasis = defineAction('get-copy-basis', {
  policy: onBrand(),

  async handle({ db }, { ideaId, balloonId, componentId }) {
    const balloon = await findBalloon(db, ideaId, balloonId)
    const ad = balloon && targetedAdOf(readValues(balloon.data), componentId)
    const known = await findBrandFacts(db, ideaId)
    if (!ad || !known) return { error: 'balloonNotFound' }
    const { brief } = await findAdBrief(db, { ideaId, balloonId, brand: known.brief })
    const { website, sold } = known
    const keywords = ad.targeting.keywords.map(({ text }) => text)
    const copy = { platform: ad.platform, texts: ad.texts, keywords }
    return computeCopyBasis(copy, { brandName: known.brief.name, brief, website, sold })
  },
})
