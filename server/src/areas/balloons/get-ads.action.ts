import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { listBalloons } from './balloon.repo.ts'

/** The ads of a brand, oldest first, including archived ones (ENT-40). */
export const getAds = defineAction('get-ads', {
  policy: onBrand(),
  handle: async ({ db, brand }) => ({ ads: await listBalloons(db, brand.idea.id) }),
})
