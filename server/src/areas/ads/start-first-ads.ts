import type { AdParams } from '@aloft/domain/ads/ad-generation.entity'
import { isAdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { Db } from '../../db/db.ts'
import { finishTask, type TaskRow } from '../../tasks/task.repo.ts'
import type { AdBrand } from './ad-generation-task.ts'
import { beganOf, type OrderedAd, paramsOf } from './first-ads-order.ts'
import { updateOrder } from './first-ads-order.repo.ts'
import { startAd, type StartedAd } from './start-ad.ts'

/**
 * Starts the next ad of an open order, or ends the order if none is left. An ad that can't be started fails with its
 * reason, and the next one is tried. Returns the started ad; the caller adds its job. The caller has locked the order.
 */
export async function continueOrder(
  db: Db,
  order: TaskRow,
  { brand, now }: { readonly brand: AdBrand; readonly now: Date },
): Promise<StartedAd | null> {
  const ads = [...beganOf(order)]
  for (const params of waitingOf(order)) {
    const started = await startAd(db, { brand, userId: order.userId, params, orderId: order.id, now })
    ads.push(orderedAd(params, started))
    if ('failureStatus' in started) continue
    await updateOrder(db, order.id, { ads })
    return started
  }
  await finishTask(db, order.id, { status: 'DONE', failure: null, result: { ads } }, now)
  return null
}

/** The ads of an order that have not been started yet, in order. */
export function waitingOf(order: TaskRow): readonly AdParams[] {
  const began = beganOf(order)
  return paramsOf(order).filter((params) => !began.some(({ platform }) => platform === params.platform))
}

/** An ad as its order stores it after an attempt to start it. */
export function orderedAd({ platform }: AdParams, started: Awaited<ReturnType<typeof startAd>>): OrderedAd {
  if (!isAdPlatform(platform)) throw new Error(`no first ad is made for ${platform}`)
  if ('failureStatus' in started) {
    return { platform, runId: null, balloonId: null, failure: started.failureStatus }
  }
  return { platform, runId: started.taskId, balloonId: started.balloonId, failure: null }
}
