import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import {
  type FirstAdsPoll,
  firstAdsMachine,
  type OrderResult,
} from '@aloft/machines/first-ads/first-ads.machine'
import { fromPromise } from 'xstate'
import { api } from '../core/api.ts'
import { productNow } from '../core/clock.ts'
import { fetchReply } from '../core/queries.ts'

async function load(ideaId: string, signal: AbortSignal): Promise<FirstAdsPoll> {
  const reply = await fetchReply('get-first-ads', { ideaId }, signal)
  if (!reply) throw new Error('the first ads were not loaded')
  return { ...reply, nowMs: productNow().getTime() }
}

async function order(ideaId: string, platform: AdPlatform | null): Promise<OrderResult> {
  const outcome = await api.call('create-first-ads', { ideaId, ...(platform && { platform }) })
  if (outcome.kind !== 'reply') return { failure: 'FAIL' }
  const { reply } = outcome
  return 'firstAds' in reply
    ? { firstAds: reply.firstAds, nowMs: productNow().getTime() }
    : { failure: reply.failureStatus }
}

/** The first ads of a brand, with calls to the server. */
export function wiredFirstAds(ideaId: string) {
  return firstAdsMachine.provide({
    actors: {
      load: fromPromise<FirstAdsPoll>(({ signal }) => load(ideaId, signal)),
      order: fromPromise<OrderResult, { platform: AdPlatform | null }>(({ input }) =>
        order(ideaId, input.platform),
      ),
    },
  })
}

/** The account has created its first ad (GEN-06). */
export async function finishFirstAd(): Promise<void> {
  await api.call('add-user-completed-task', { task: 'firstAdCreated' })
}

/**
 * The account doesn't want a plan yet: it won't be offered one after its first ads again, on any device
 * (ONB-01).
 */
export async function skipPlan(): Promise<void> {
  await api.call('add-user-completed-task', { task: 'planSkipped' })
}
