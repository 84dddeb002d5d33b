import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findBalloon, findListedBalloon } from './balloon.repo.ts'

/** An ad with the whole history of all its keys, or of the requested ones (ENT-11). */
export const getBalloon = defineAction('get-balloon', {
  policy: onBrand(),
  async handle({ db }, { ideaId, balloonId, keys }) {
    const balloon = keys
      ? await findListedBalloon(db, ideaId, balloonId, keys)
      : await findBalloon(db, ideaId, balloonId)
    return balloon ? { balloon } : { error: 'balloonNotFound' }
  },
})
