import { isUnderWay } from '@aloft/domain/balloons/balloon-status.rules'
import { movesFrom } from '@aloft/domain/balloons/status-changes.rules'
import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { findDraftRefusal } from '../../balloons/ad-limits.service.ts'
import {
  findBalloon,
  findBalloonForUpdate,
  lockBrandOwner,
  updateBalloonRow,
} from '../../balloons/balloon.repo.ts'
import { freeBalloonName } from '../../balloons/balloon.service.ts'
import { stopRunningAd } from './stop.service.ts'

/**
 * Archives an ad, which then no longer counts against the plan, or restores it if its brand may have one more draft
 * (GEN-09, OPN-52). The owner may archive a live ad, which stops it; it stays stopped when restored (PUB-10, OPN-63).
 * While archived its name is free for other ads, so it may return under the nearest free name (FLV-14).
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
      await updateBalloonRow(db, balloonId, { archiveDate: now })
      return { balloon: (await findBalloon(db, ideaId, balloonId)) ?? balloon }
    }
    const refusal = balloon.status === 'IN_PROGRESS' ? await findDraftRefusal(db, ideaId) : null
    if (refusal) return refusal
    const name = await freeBalloonName(db, ideaId, balloon.name)
    await updateBalloonRow(db, balloonId, { archiveDate: null, name })
    return { balloon: { ...balloon, archiveDate: null, name } }
  },
})
