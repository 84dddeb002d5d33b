import { findOffsetHours } from '../../action/caller.repo.ts'
import { defineAction } from '../../action/define.ts'
import { adminOnly } from '../../action/policies.ts'
import { moveClockOn } from './product-clock.repo.ts'

/** Moves product time forward for everybody on this database; the contract refuses it in production (OPN-11). */
export const setMockDateOffsetHours = defineAction('set-mock-date-offset-hours', {
  policy: adminOnly,
  async handle({ db }, { hours }) {
    if (await moveClockOn(db, hours)) return { mockDateOffsetHours: hours }
    return { error: 'clockIsAhead', mockDateOffsetHours: await findOffsetHours(db) }
  },
})
