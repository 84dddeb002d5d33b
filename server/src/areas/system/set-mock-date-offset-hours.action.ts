import { defineAction } from '../../action/define.ts'
import { adminOnly } from '../../action/policies.ts'
import { setOffsetHours } from './product-clock.repo.ts'

/** Moves product time for everybody on this database; the contract refuses it in production (OPN-11). */
export const setMockDateOffsetHours = defineAction('set-mock-date-offset-hours', {
  policy: adminOnly,
  async handle({ db }, { hours }) {
    await setOffsetHours(db, hours)
    return { mockDateOffsetHours: hours }
  },
})
