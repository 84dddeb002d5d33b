import type { FailureOf } from '@aloft/contract/schemas'
import type { EditRefusal } from '@aloft/domain/balloons/edit-refusal.entity'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { connectConnection } from '@aloft/machines/connection/connection.connect'
import type { BalloonUpdate, UnsavedEdit } from '@aloft/machines/update-queue/updates'
import {
  connectUpdateQueue,
  flushUpdates,
  stateOfAd,
  type UpdateQueueView,
} from '@aloft/machines/update-queue/update-queue.connect'
import {
  type Choice,
  type SaveResult,
  updateQueueMachine,
} from '@aloft/machines/update-queue/update-queue.machine'
import { useSelector } from '@xstate/react'
import { createActor, fromPromise } from 'xstate'
import { absorbAd, type AdValues, changeAd, dropChange, savedAd } from '../state/brand.ts'
import { currentUser } from '../state/session.ts'
import { setUnsettledAds } from '../state/unsettled-ads.ts'
import { api } from './api.ts'
import { productNow } from './clock.ts'
import { connectionActor, whenDropped } from './connection.ts'
import { inspect } from './inspect.ts'
import { takeAd } from './readable-ads.ts'

// Sent again, these would be refused again.
const refusals: Readonly<Record<number, EditRefusal>> = {
  400: 'invalid',
  403: 'rights',
  404: 'gone',
  413: 'invalid',
}

/** The account whose edits are in the queue; for another one the page is reloaded. */
let writerId: string | null = null
const userId = () => currentUser()?._id ?? null

async function save({ ideaId, balloonId, data, base }: BalloonUpdate): Promise<SaveResult> {
  // Somebody else has just signed in, and the page is about to go: nothing is sent with their rights.
  if (userId() !== writerId) throw new Error('update-balloon: of another account')
  const bases = Object.fromEntries(Object.entries(base).map(([key, values]) => [key, [...values]]))
  const outcome = await api.call('update-balloon', { ideaId, balloonId, data, base: bases })
  if (outcome.kind === 'failure') return afterFailure(ideaId, outcome.failure)
  const refusal = outcome.kind === 'refused' ? refusals[outcome.status] : undefined
  if (refusal && outcome.kind === 'refused') return { refusal, keys: refusedKeys(data, outcome.field) }
  if (outcome.kind !== 'reply') throw new Error(`update-balloon: ${outcome.kind}`)
  takeIn(ideaId, outcome.reply.balloon, data)
  return { savedAt: productNow() }
}

/** The key of an edit that the server names as wrong; null where it names none, and the edit as a whole is. */
function refusedKeys(data: AdValues, field: string | undefined): string[] | null {
  const key = field?.startsWith('data.') ? field.slice('data.'.length) : undefined
  return key !== undefined && Object.hasOwn(data, key) ? [key] : null
}

/** The ad as the server has it; what of it cannot be read leaves what is known (ERR-12). */
function takeIn(ideaId: string, given: Balloon, sent: AdValues): void {
  const ad = takeAd(given)
  if (ad) absorbAd(ideaId, ad, sent)
}

function afterFailure(ideaId: string, failure: FailureOf<'update-balloon'>): SaveResult {
  switch (failure.error) {
    case 'editConflict':
      takeIn(ideaId, failure.balloon, {})
      return { conflicts: failure.conflicts }
    case 'balloonInvalid':
      return { refusal: 'invalid', keys: Object.keys(failure.fields) }
    case 'maxAdsPerCampaign':
      return { refusal: 'secondAd', keys: [failure.key] }
    case 'adNotEditable':
      return { refusal: 'locked', keys: null }
    case 'planLapsed':
      return { refusal: 'plan', keys: null }
    case 'balloonNotFound':
      return { refusal: 'gone', keys: null }
  }
}

/** Reports the start and end of a save to the connection (ERR-09). */
async function timed<T>(work: Promise<T>): Promise<T> {
  connectionActor.send({ type: 'SAVE_BEGAN' })
  try {
    return await work
  } finally {
    connectionActor.send({ type: 'SAVE_ENDED' })
  }
}

/** The one way in which changes of ads reach the server (ENT-36). */
export const updateQueueActor = createActor(
  updateQueueMachine.provide({
    actors: { save: fromPromise<SaveResult, BalloonUpdate>(({ input }) => timed(save(input))) },
  }),
).start()

inspect('Update queue', updateQueueActor)

updateQueueActor.subscribe(({ context: { conflicts, refused } }) =>
  setUnsettledAds([
    ...conflicts.map(({ ideaId, balloonId }) => ({ ideaId, balloonId, trouble: 'conflict' as const })),
    ...refused.map(({ ideaId, balloonId }) => ({ ideaId, balloonId, trouble: 'refused' as const })),
  ]),
)

let wasOffline: boolean | null = null
connectionActor.subscribe((snapshot) => followConnection(connectConnection(snapshot).state === 'offline'))
followConnection(connectConnection(connectionActor.getSnapshot()).state === 'offline')

function followConnection(isOffline: boolean): void {
  if (isOffline === wasOffline) return
  wasOffline = isOffline
  updateQueueActor.send({ type: isOffline ? 'OFFLINE' : 'ONLINE' })
}

/** Sends waiting edits, and resolves when all are saved or have failed. */
export async function finishSaving(): Promise<void> {
  await Promise.race([flushUpdates(updateQueueActor), whenDropped()])
}

export const hasUnsaved = (): boolean => connectUpdateQueue(updateQueueActor.getSnapshot()).hasUnsaved

/** Whether something of one ad is not with the server yet. */
export function isUnsaved(balloonId: string): boolean {
  const view = connectUpdateQueue(updateQueueActor.getSnapshot())
  return view.hasUnsaved && stateOfAd(view, balloonId) !== 'saved'
}

export function useUpdateQueue(): UpdateQueueView {
  return useSelector(updateQueueActor, connectUpdateQueue, isSameView)
}

/** Shows changes of an ad at once and sends them (ENT-35). */
export function updateAd(ideaId: string, balloonId: string, data: AdValues): void {
  // An ad that is not open has nothing to be compared with: it is overwritten.
  const saved = savedAd(balloonId)
  const base = Object.keys(saved ? data : {}).map((key) => [key, [saved?.[key] ?? null]] as const)
  writerId ??= userId()
  changeAd(balloonId, data)
  updateQueueActor.send({ type: 'CHANGE', ideaId, balloonId, data, base: Object.fromEntries(base) })
}

/** Shows edits that an earlier page kept, and sends them. */
export function takeUpEdits(edits: readonly UnsavedEdit[]): void {
  writerId ??= userId()
  for (const { balloonId, key, value } of edits) changeAd(balloonId, { [key]: value })
  updateQueueActor.send({ type: 'TAKE_UP', edits })
}

/** Ends a conflict: the user's own value is sent, or what somebody else wrote is seen in its place. */
export function chooseValue(choice: Choice): void {
  if (choice.takes === 'theirs') dropChange(choice.balloonId, choice.key)
  updateQueueActor.send({ type: 'CHOOSE', ...choice })
}

/** Lets a value go that the server would not take: what it has is seen in its place. */
export function discardEdit(balloonId: string, key: string): void {
  dropChange(balloonId, key)
  updateQueueActor.send({ type: 'DISCARD', balloonId, key })
}

function isSameView(a: UpdateQueueView, b: UpdateQueueView): boolean {
  return (Object.keys(a) as (keyof UpdateQueueView)[]).every((key) => a[key] === b[key])
}
