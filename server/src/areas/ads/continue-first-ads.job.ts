import type { JobHandler } from '../../queue/define.ts'
import { finishTask, findTask } from '../../tasks/task.repo.ts'
import { lockBrandOwner } from '../balloons/balloon.repo.ts'
import { findAdBrand } from './ad-generation-task.repo.ts'
import { beganOf } from './first-ads-order.ts'
import { holdOpenOrder } from './first-ads-order.repo.ts'
import { continueOrder } from './start-first-ads.ts'

/**
 * Starts the next ad of an order of first ads once the previous one has ended (GEN-08). A separate job, because the
 * owner must be locked before the tokens, which the end of an ad has already locked.
 */
export const continueFirstAds: JobHandler<'continue-first-ads'> = {
  async run({ db, now, enqueue, fault }, { orderId }) {
    const brand = await findAdBrand(db, orderId)
    if (!brand) return
    await db.transaction(async (trx) => {
      await lockBrandOwner(trx, brand.id)
      const order = await holdOpenOrder(trx, orderId)
      if (!order) return
      const newest = beganOf(order).at(-1)
      const task = newest?.runId ? await findTask(trx, newest.runId) : undefined
      if (task?.status === 'IN_PROGRESS') return
      const started = await continueOrder(trx, order, { brand, now })
      if (started) await enqueue(trx, 'generate-ad', { taskId: started.taskId })
      fault('first-ads-before-next')
    })
    fault('first-ads-next')
  },

  async onExhausted({ db, now }, { orderId }) {
    await finishTask(db, orderId, { status: 'FAIL', failure: 'FAIL', result: undefined }, now)
  },
}
