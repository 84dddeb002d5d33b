import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { readAdPerformance } from './ad-performance.service.ts'

/** Results of an ad by launch and by day (PRF-01 to PRF-03, PRF-05, PRF-06). */
export const getAdPerformance = defineAction('get-ad-performance', {
  policy: onBrand(),
  handle: async ({ db, now }, subject) =>
    (await readAdPerformance(db, subject, now)) ?? { error: 'balloonNotFound' },
})
