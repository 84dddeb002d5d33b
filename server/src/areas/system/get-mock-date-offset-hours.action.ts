import { findOffsetHours } from '../../action/caller.repo.ts'
import { defineAction } from '../../action/define.ts'
import { anyone } from '../../action/policies.ts'

export const getMockDateOffsetHours = defineAction('get-mock-date-offset-hours', {
  policy: anyone,
  handle: async ({ db }) => ({ mockDateOffsetHours: await findOffsetHours(db) }),
})
