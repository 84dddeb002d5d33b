import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { deleteCreatives, findCreativeUses } from './creative-list.repo.ts'
import { lockCreatives } from './creative-version.repo.ts'

/** Permanently deletes creatives with all their versions, if no launch has shown them and no ad shows them (ACT-071). */
export const deleteAdCreative = defineAction('delete-ad-creative', {
  policy: onBrand(),
  async handle({ db, clock }, { ideaId, adCreativeId, alsoIds }) {
    const ids = [...new Set([adCreativeId, ...alsoIds])]
    if (!(await lockCreatives(db, ideaId, ids))) return { error: 'creativeNotFound' }
    const used = (await findCreativeUses(db, ideaId, ids)).filter(
      ({ isLaunched, adName }) => isLaunched || adName !== null,
    )
    const [only] = used
    if (ids.length === 1 && only)
      return only.isLaunched || only.adName === null
        ? { error: 'creativeLaunched' }
        : { error: 'creativeInUse', name: only.adName }
    const usedIds = new Set(used.map(({ id }) => id))
    const deleted = ids.filter((id) => !usedIds.has(id))
    if (deleted.length > 0) await deleteCreatives(db, deleted, clock.real())
    if (!only) return 'OK'
    return {
      stays: used.map(({ id, isLaunched, adName }) => ({
        adCreativeId: id,
        shownBy: isLaunched ? null : adName,
      })),
    }
  },
})
