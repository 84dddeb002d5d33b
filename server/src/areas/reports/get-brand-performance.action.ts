import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { readBrandPerformance } from './brand-performance.service.ts'

/** Performance of a brand's ads, ad by ad, and day by day over all of them (PRF-01, PRF-05 to PRF-07). */
export const getBrandPerformance = defineAction('get-brand-performance', {
  policy: onBrand(),
  handle: ({ db, now }, { ideaId, period }) => readBrandPerformance(db, ideaId, now, period ?? null),
})
