import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { wireIdea } from '../ideas/idea.wire.ts'
import { listBalloons } from './balloon.repo.ts'

/**
 * A brand with all its ads and the caller's role (ENT-39, API-17). The policy has already loaded the brand, so only the
 * ads are loaded here.
 */
export const getIdea = defineAction('get-idea', {
  policy: onBrand(),
  handle: async ({ db, brand }) => ({
    ...wireIdea(brand.idea),
    balloons: await listBalloons(db, brand.idea.id),
    role: brand.role,
    ownerName: brand.ownerName,
    isPlanLapsed: brand.isPlanLapsed,
  }),
})
