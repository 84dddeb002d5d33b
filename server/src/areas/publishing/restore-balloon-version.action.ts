import { withCreatives } from '@aloft/domain/balloons/named-creatives.rules'
import { restoredValues } from '@aloft/domain/balloons/versions.rules'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findBalloonForUpdate, lockBrandOwner } from '../balloons/balloon.repo.ts'
import { editBalloon } from '../balloons/balloon.service.ts'
import { copyCreatives, planCreativeCopies } from '../balloons/creative-copies.service.ts'

/**
 * Restores a published version as an edit of the draft by the caller: nothing is lost, and it applies once it is
 * published (ACT-044, PUB-06). A creative that has been edited since is copied as it was then. Refuses a version with a value that ads may no longer have, naming the field.
 */
export const restoreBalloonVersion = defineAction('restore-balloon-version', {
  policy: onBrand(),
  async handle({ db, account, brand, enqueue, now }, { ideaId, balloonId, publishDate }) {
    if (brand.isPlanLapsed) return { error: 'planLapsed' }
    // The version may bring back paths, so nobody else may take one in the meantime.
    await lockBrandOwner(db, ideaId)
    const balloon = await findBalloonForUpdate(db, ideaId, balloonId)
    if (!balloon) return { error: 'balloonNotFound' }
    const date = new Date(publishDate)
    if (!balloon.publishDates.some((known) => known.getTime() === date.getTime())) {
      return { error: 'versionNotFound' }
    }
    const values = restoredValues(balloon, date)
    // Those edited since are copied as they were then.
    const copies = (await planCreativeCopies(db, ideaId, values, date)).filter(({ isNewest }) => !isNewest)
    const change = {
      values: withCreatives(values, new Map(copies.map(({ source, id }) => [source, id]))),
      field: 'publishDate',
    }
    await copyCreatives({ db, enqueue }, copies, { balloonId, authorId: account.id, now })
    const author = { authorId: account.id, role: brand.role, now }
    const edited = await editBalloon(db, { ideaId, balloonId }, change, author)
    if (!('error' in edited) || edited.error !== 'balloonInvalid') return edited
    const failures = new Set(Object.values(edited.fields))
    if (failures.has('hasRunHistory')) return { error: 'hasRunHistory' }
    return failures.has('pathTaken') ? { error: 'pathTaken' } : edited
  },
})
