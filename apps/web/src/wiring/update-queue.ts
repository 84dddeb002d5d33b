import {
  connectUpdateQueue,
  flushUpdates,
  type UpdateQueueView,
} from '@aloft/machines/update-queue/update-queue.connect'
import {
  type BalloonUpdate,
  type SaveResult,
  updateQueueMachine,
} from '@aloft/machines/update-queue/update-queue.machine'
import { useSelector } from '@xstate/react'
import { createActor, fromPromise } from 'xstate'
import { absorbAd, type AdValues, changeAd } from '../state/brand.ts'
import { api } from './api.ts'
import { productNow } from './clock.ts'
import { inspect } from './inspect.ts'
import { beforeLogOut, onEntered } from './session.ts'

// Sent again, these would be refused again: a value that is none, a right that was taken away, an ad that is gone.
const lasting: ReadonlySet<number> = new Set([400, 403, 404, 413])

async function save({ ideaId, balloonId, data }: BalloonUpdate): Promise<SaveResult> {
  const outcome = await api.call('update-balloon', { ideaId, balloonId, data })
  if (outcome.kind === 'failure') return { isRefused: true }
  if (outcome.kind === 'refused' && lasting.has(outcome.status)) return { isRefused: true }
  if (outcome.kind !== 'reply') throw new Error(`update-balloon: ${outcome.kind}`)
  absorbAd(outcome.reply.balloon, data)
  return { savedAt: productNow() }
}

/** The one way in which changes of ads reach the server (ENT-36). */
export const updateQueueActor = createActor(
  updateQueueMachine.provide({
    actors: { save: fromPromise<SaveResult, BalloonUpdate>(({ input }) => save(input)) },
  }),
).start()

inspect('Update queue', updateQueueActor)

updateQueueActor.send({ type: navigator.onLine ? 'ONLINE' : 'OFFLINE' })
window.addEventListener('online', () => updateQueueActor.send({ type: 'ONLINE' }))
window.addEventListener('offline', () => updateQueueActor.send({ type: 'OFFLINE' }))
beforeLogOut(() => flushUpdates(updateQueueActor))
// What could not be saved while the session was over.
onEntered(() => updateQueueActor.send({ type: 'FLUSH' }))
// Leaving the page while something is on its way asks first.
window.addEventListener('beforeunload', (event) => {
  if (connectUpdateQueue(updateQueueActor.getSnapshot()).hasUnsaved) event.preventDefault()
})

export function useUpdateQueue(): UpdateQueueView {
  return useSelector(updateQueueActor, connectUpdateQueue, isSameView)
}

/** Shows changes of an ad at once and sends them (ENT-35). */
export function updateAd(ideaId: string, balloonId: string, data: AdValues): void {
  changeAd(balloonId, data)
  updateQueueActor.send({ type: 'CHANGE', ideaId, balloonId, data })
}

function isSameView(a: UpdateQueueView, b: UpdateQueueView): boolean {
  return (Object.keys(a) as (keyof UpdateQueueView)[]).every((key) => a[key] === b[key])
}
