import { versionsOf } from '@aloft/domain/balloons/versions.rules'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findBalloon } from '../balloons/balloon.repo.ts'

/** The versions of an ad, newest first (ACT-043, PUB-06). */
export const getBalloonVersions = defineAction('get-balloon-versions', {
  policy: onBrand(),
  async handle({ db }, { ideaId, balloonId }) {
    const balloon = await findBalloon(db, ideaId, balloonId)
    if (!balloon) return { error: 'balloonNotFound' }
    return { versions: [...versionsOf(balloon)] }
  },
})
