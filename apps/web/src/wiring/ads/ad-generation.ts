import type { AdParams } from '@aloft/domain/ads/ad-generation.entity'
import type { AdGenFailure } from '@aloft/domain/ads/ad-generation.rules'
import {
  type AdGenerationView,
  connectAdGeneration,
} from '@aloft/machines/ad-generation/ad-generation.connect'
import { adGenerationMachine } from '@aloft/machines/ad-generation/ad-generation.machine'
import type { AdGenPoll, CreateAdResult, FinishedAd } from '@aloft/machines/ad-generation/task'
import { useSelector } from '@xstate/react'
import { createActor, fromPromise, waitFor } from 'xstate'
import { readStored, writeStored } from '../../state/storage.ts'
import { api } from '../core/api.ts'
import { reloadAd } from '../balloons/load-ad.ts'
import { productNow } from '../core/clock.ts'
import { inspect } from '../core/inspect.ts'

async function pollStatus(ideaId: string): Promise<AdGenPoll> {
  const outcome = await api.call('get-ad-gen-status', { ideaId })
  if (outcome.kind !== 'reply') throw new Error(`get-ad-gen-status: ${outcome.kind}`)
  return { status: outcome.reply.adGenStatus, now: productNow() }
}

async function createAd(params: AdParams): Promise<CreateAdResult> {
  const outcome = await api.call('create-ad', params)
  if (outcome.kind !== 'reply') return { failureStatus: 'FAIL' }
  if (!('limit' in outcome.reply)) return outcome.reply
  const { failureStatus, ...adLimit } = outcome.reply
  return { failureStatus, adLimit }
}

/** The brand has a new ad, and the account has created its first one (GEN-05, GEN-06). */
async function finish({ ideaId, balloonId }: FinishedAd): Promise<void> {
  await Promise.all([
    reloadAd(ideaId, balloonId),
    api.call('add-user-completed-task', { task: 'firstAdCreated' }),
  ])
}

/** Ad generation for the open brand: one actor for the whole app, so that every page shows the same. */
export const adGenerationActor = createActor(
  adGenerationMachine.provide({
    actors: {
      poll: fromPromise<AdGenPoll, { ideaId: string }>(({ input }) => pollStatus(input.ideaId)),
      createAd: fromPromise<CreateAdResult, AdParams>(({ input }) => createAd(input)),
      finish: fromPromise<void, FinishedAd>(({ input }) => finish(input)),
    },
    actions: {
      keepDismissed: (_, { statusId }) => writeStored('dismissedAdGenStatusId', statusId),
    },
  }),
  { input: { ideaId: null, dismissedId: readStored<string>('dismissedAdGenStatusId') } },
).start()

inspect('Ad generation', adGenerationActor)

export function useAdGeneration(): AdGenerationView {
  return useSelector(adGenerationActor, connectAdGeneration, isSameView)
}

/**
 * Checks whether an ad was started elsewhere: in the ad store, in another tab, by a teammate. The result of the last
 * one stays on screen unless there is another.
 */
export async function checkForTask(): Promise<void> {
  const { stage, ideaId } = connectAdGeneration(adGenerationActor.getSnapshot())
  const isSettled = stage === 'done' || stage === 'failed'
  if (isSettled && !(ideaId && (await isRunning(ideaId)))) return
  adGenerationActor.send({ type: 'CHECK' })
}

async function isRunning(ideaId: string): Promise<boolean> {
  try {
    return (await pollStatus(ideaId)).status?.status === 'IN_PROGRESS'
  } catch {
    // The page asks again the next time it's visible.
    return false
  }
}

/** Requests an ad; resolves once the server has started or refused it. */
export async function requestAd(
  params: AdParams,
): Promise<{ balloonId: string } | { failure: AdGenFailure }> {
  adGenerationActor.send({ type: 'CREATE', params })
  const snapshot = await waitFor(adGenerationActor, (next) => !next.matches('creating'))
  const { failure, balloonId } = connectAdGeneration(snapshot)
  if (failure) return { failure }
  return balloonId ? { balloonId } : { failure: 'FAIL' }
}

function isSameView(a: AdGenerationView, b: AdGenerationView): boolean {
  return (Object.keys(a) as (keyof AdGenerationView)[]).every((key) => a[key] === b[key])
}
