import { deletionBlockOf } from '@aloft/domain/balloons/deletion.rules'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { wireIdea } from '../ideas/idea.wire.ts'
import { deleteBalloonRow, findBalloonForUpdate, listBalloons } from './balloon.repo.ts'

/** Permanently deletes an ad that was never launched, with its texts, versions and notifications (EDT-04, FLV-11). */
export const deleteBalloon = defineAction('delete-balloon', {
  policy: onBrand(),
  async handle({ db, brand }, { ideaId, balloonId }) {
    const balloon = await findBalloonForUpdate(db, ideaId, balloonId)
    if (!balloon) return { error: 'balloonNotFound' }
    const block = deletionBlockOf(balloon)
    if (block === 'adRunning') return { error: block, status: balloon.status }
    if (block) return { error: block }
    await deleteBalloonRow(db, balloonId)
    const { role, ownerName, isPlanLapsed } = brand
    const balloons = await listBalloons(db, ideaId)
    return { idea: { ...wireIdea(brand.idea), balloons, role, ownerName, isPlanLapsed } }
  },
})
