import type { AdParams } from '@aloft/domain/ads/ad-generation.entity'
import { countFirstAds, firstAdParams, firstAdPlatforms } from '@aloft/domain/ads/first-ads.rules'
import { v7 as uuidv7 } from 'uuid'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import type { Db } from '../../db/db.ts'
import { tokensOf } from '../../ledger/token-reservation.ts'
import { insertTask } from '../../tasks/task.repo.ts'
import { lockBrandOwner } from '../balloons/balloon.repo.ts'
import { findBrandFacts } from '../briefs/brand-facts.repo.ts'
import { isAdBeingMade } from './ad-generation-task.repo.ts'
import {
  endedAds,
  type FirstAdsInput,
  firstAdsKind,
  type OrderedAd,
  type OrderRow,
  paramsOf,
  wireFirstAds,
} from './first-ads-order.ts'
import { findNewestOrder, updateOrder } from './first-ads-order.repo.ts'
import { brandOfCall, platformOfBrand, startAd } from './start-ad.ts'
import { orderedAd } from './start-first-ads.ts'

/** The ads of a new order, and the results carried over from the previous one. */
interface FirstAdsRequest {
  readonly all: readonly AdParams[]
  readonly first: AdParams
  readonly before: readonly OrderedAd[]
}

/**
 * Orders the first ads of a brand, as many as its tokens pay for, and starts the first of them (ONB-01, OPN-54). If a
 * platform is given, retries only the failed ad of the newest order, in a new order with the results of the others.
 */
export const createFirstAds = defineAction('create-first-ads', {
  policy: onBrand(),

  async handle({ db, account, brand: access, now, enqueue }, { platform }) {
    const brand = brandOfCall(access)
    const { id: ideaId, ownerId } = brand
    // If two calls run in parallel, the second sees what the first has started.
    await lockBrandOwner(db, ideaId)
    if (await isAdBeingMade(db, ideaId)) return { failureStatus: 'ALREADY_RUNNING' }
    const goal = account.questionnaire?.goal ?? null
    const request = platform
      ? again(await findNewestOrder(db, ideaId), platform)
      : await newOrder(db, { ideaId, ownerId, goal })
    if ('error' in request || 'failureStatus' in request) return request

    const orderId = uuidv7()
    const started = await startAd(db, { brand, userId: account.id, params: request.first, orderId, now })
    if ('failureStatus' in started) return started
    const input: FirstAdsInput = { ads: request.all }
    await insertTask(db, {
      id: orderId,
      kind: firstAdsKind,
      userId: account.id,
      ideaId,
      subject: ideaId,
      input,
      now,
    })
    await updateOrder(db, orderId, { ads: [...request.before, orderedAd(request.first, started)] })
    await enqueue(db, 'generate-ad', { taskId: started.taskId })
    const order = await findNewestOrder(db, ideaId)
    if (!order) throw new Error(`order ${orderId} is gone`)
    return { firstAds: wireFirstAds(order) }
  },
})

async function newOrder(
  db: Db,
  { ideaId, ownerId, goal }: { ideaId: string; ownerId: string; goal: AdParams['details']['goal'] },
): Promise<FirstAdsRequest | { failureStatus: 'NO_BRAND_BRIEF' | 'INSUFFICIENT_CREDITS' }> {
  const facts = await findBrandFacts(db, ideaId)
  if (!facts) return { failureStatus: 'NO_BRAND_BRIEF' }
  const { free, monthly, additional } = await tokensOf(db, ownerId)
  const count = countFirstAds(free + monthly + additional)
  const platforms = firstAdPlatforms(platformOfBrand(facts, goal)).slice(0, count)
  const all = firstAdParams(platforms, { ideaId, goal, website: facts.website })
  const [first] = all
  return first ? { all, first, before: [] } : { failureStatus: 'INSUFFICIENT_CREDITS' }
}

function again(
  order: OrderRow | undefined,
  platform: string,
): FirstAdsRequest | { error: 'firstAdNotFailed' } {
  const ads = order ? wireFirstAds(order).ads : []
  const all = order ? paramsOf(order) : []
  const first = all.find((params) => params.platform === platform)
  if (!order || !first || !ads.some((ad) => ad.platform === platform && ad.status === 'FAIL'))
    return { error: 'firstAdNotFailed' }
  const others = endedAds(order).filter((ad) => ad.platform !== platform)
  return { all, first, before: others }
}
