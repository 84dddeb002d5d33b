import { likeAdOf } from '@aloft/domain/ads/wizard-prefill.rules'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findBalloon } from '../balloons/balloon.repo.ts'
import { findAdOrigin } from './ad-generation-task.repo.ts'

/** What an ad was made for, as choices for another ad like it. */
export const getAdBrief = defineAction('get-ad-brief', {
  policy: onBrand(),

  async handle({ db }, { ideaId, balloonId }) {
    if (!(await findBalloon(db, ideaId, balloonId))) return { error: 'balloonNotFound' }
    const origin = await findAdOrigin(db, balloonId)
    return origin ? likeAdOf(origin.brief, origin.competitors) : null
  },
})
