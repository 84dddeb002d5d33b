import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findCreativeCopies } from '../balloons/creative-copies.repo.ts'
import { copyCreatives } from '../balloons/creative-copies.service.ts'

/** Copies the newest version of a creative with its pictures; the copy is listed with the same ad (ACT-069). */
export const duplicateAdCreative = defineAction('duplicate-ad-creative', {
  policy: onBrand(),
  async handle({ db, account, enqueue, now }, { ideaId, adCreativeId }) {
    const [copy] = await findCreativeCopies(db, ideaId, [adCreativeId], null)
    if (!copy) return { error: 'creativeNotFound' }
    await copyCreatives({ db, enqueue }, [copy], { balloonId: null, authorId: account.id, now })
    return { newAdCreativeId: copy.id }
  },
})
