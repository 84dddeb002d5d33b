import { isUnderWay } from '@aloft/domain/balloons/balloon-status.rules'
import { movesFrom } from '@aloft/domain/balloons/status-changes.rules'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findDraftRefusal } from '../balloons/ad-limits.service.ts'
import {
  findBalloon,
  findBalloonForUpdate,
  lockBrandOwner,
  updateBalloonRow,
} from '../balloons/balloon.repo.ts'
import { freeBalloonName } from '../balloons/balloon.service.ts'
import { stopRunningAd } from './stop.service.ts'

/**
 * Puts an ad away, where it no longer counts against the plan, or takes it back, where its brand may hold one more draft (GEN-09, OPN-52). The owner may put away one
 * that runs, which stops it; it stays stopped when it is taken back (PUB-10, OPN-63). While it was away its name was
 * free for others, so it may come back under the nearest free one (FLV-14).
 */
export const archiveBalloon = defineAction('archive-balloon', {
  policy: onBrand(),
  async handle(transition, { ideaId, balloonId, isArchived }) {
    const { db, account, brand, now } = transition
    await lockBrandOwner(db, ideaId)
    const balloon = await findBalloonForUpdate(db, ideaId, balloonId)
    if (!balloon) return { error: 'balloonNotFound' }
    if (isArchived === (balloon.archiveDate !== null)) return { balloon }
    if (isArchived) {
      const isStopped = brand.role === 'owner' && movesFrom(balloon.status, 'STOP').length > 0
      if (isStopped)
        await stopRunningAd(transition, { balloonId, actorId: account.id, stopReason: 'archived' })
      else if (isUnderWay(balloon.status)) return { error: 'adUnderWay', status: balloon.status }
      await updateBalloonRow(db, balloonId, { archive_date: now })
      return { balloon: (await findBalloon(db, ideaId, balloonId)) ?? balloon }
    }
    const refusal = balloon.status === 'IN_PROGRESS' ? await findDraftRefusal(db, ideaId) : null
    if (refusal) return refusal
    const name = await freeBalloonName(db, ideaId, balloon.name)
    await updateBalloonRow(db, balloonId, { archive_date: null, name })
    return { balloon: { ...balloon, archiveDate: null, name } }
  },
})
