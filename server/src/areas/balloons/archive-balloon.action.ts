import { isUnderWay } from '@aloft/domain/balloons/balloon-status.rules'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findBalloonForUpdate, updateBalloonRow } from './balloon.repo.ts'
import { freeBalloonName, reachedAdLimit } from './balloon.service.ts'

/**
 * Puts an ad away, where it no longer counts against the plan, or takes it back (GEN-09). While it was away its name
 * was free for others, so it may come back under the nearest free one (FLV-14).
 */
export const archiveBalloon = defineAction('archive-balloon', {
  policy: onBrand(),
  async handle({ db, now }, { ideaId, balloonId, isArchived }) {
    const limit = await reachedAdLimit(db, ideaId)
    const balloon = await findBalloonForUpdate(db, ideaId, balloonId)
    if (!balloon) return { error: 'balloonNotFound' }
    if (isArchived === (balloon.archiveDate !== null)) return { balloon }
    if (isArchived) {
      if (isUnderWay(balloon.status)) return { error: 'adUnderWay', status: balloon.status }
      await updateBalloonRow(db, balloonId, { archive_date: now })
      return { balloon: { ...balloon, archiveDate: now } }
    }
    if (limit !== null) return { error: 'maxAds', ...limit }
    const name = await freeBalloonName(db, ideaId, balloon.name)
    await updateBalloonRow(db, balloonId, { archive_date: null, name })
    return { balloon: { ...balloon, archiveDate: null, name } }
  },
})
