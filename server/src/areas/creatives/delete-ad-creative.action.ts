import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { deleteCreative, findCreativeUse } from './creative-list.repo.ts'
import { lockCreative } from './creative-version.repo.ts'

/** Permanently deletes a creative with all its versions, if no launch has shown it and no ad shows it (ACT-071). */
export const deleteAdCreative = defineAction('delete-ad-creative', {
  policy: onBrand(),
  async handle({ db, clock }, { ideaId, adCreativeId: id }) {
    if (!(await lockCreative(db, ideaId, id))) return { error: 'creativeNotFound' }
    const { isLaunched, adName } = await findCreativeUse(db, ideaId, id)
    if (isLaunched) return { error: 'creativeLaunched' }
    if (adName !== null) return { error: 'creativeInUse', name: adName }
    await deleteCreative(db, id, clock.real())
    return 'OK'
  },
})
