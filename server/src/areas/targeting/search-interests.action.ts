import { findInterests } from '@aloft/copywriter/interests/find-interests'
import { defineAction } from '../../action/define.ts'
import { onBrandOrSelected } from '../../action/policies.ts'

const mostInterests = 10

/** Interests of our own taxonomy by name or synonym, in any language of ads (ACT-088). */
export const searchInterests = defineAction('search-interests', {
  policy: onBrandOrSelected(),
  handle: async (_context, { query }) => ({
    interests: findInterests(query, mostInterests).map(({ name, path }) => ({ name, path: [...path] })),
  }),
})
