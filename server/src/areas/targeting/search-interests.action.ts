import { defineAction } from '../../action/define.ts'
import { onBrandOrSelected } from '../../action/policies.ts'
import { findInterests } from './interests/find-interests.ts'

const mostInterests = 10

/** Interests of our own list by the beginning of their names. */
export const searchInterests = defineAction('search-interests', {
  policy: onBrandOrSelected(),
  handle: async (_context, { query }) => ({
    interests: findInterests(query, mostInterests).map(({ name, path }) => ({ name, path: [...path] })),
  }),
})
