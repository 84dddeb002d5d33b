import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { wireIdea } from './idea.wire.ts'

/** The policy has read the brand with the rights on it, so nothing is left to fetch. */
export const getIdea = defineAction('get-idea', {
  policy: onBrand(),
  handle: async ({ brand }) => wireIdea(brand.idea),
})
