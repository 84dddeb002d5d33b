import { canBeStopped, refundIfStopped } from '@aloft/domain/ads/list/stop-refunds.rules'
import { canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { fromMinorUnits } from '@aloft/domain/core/money'
import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { findPaidLaunches } from './launch-list.repo.ts'

/** What comes back if these ads are stopped now, said before somebody stops them (LCH-01, LCH-02). */
export const getStopRefunds = defineAction('get-stop-refunds', {
  policy: onBrand(),
  async handle({ db, brand }, { balloonIds }) {
    const launches = await findPaidLaunches(db, brand.idea.id, balloonIds)
    const stoppable = launches.filter(({ status }) => canBeStopped(canonicalStatus(status)))
    return {
      refunds: stoppable.map(({ balloonId, currency, startDate, ...launch }) => ({
        balloonId,
        currency,
        refund: fromMinorUnits(refundIfStopped(launch, startDate !== null)),
        isEstimate: startDate !== null,
      })),
    }
  },
})
