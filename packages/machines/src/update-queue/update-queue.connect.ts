import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { waitFor } from 'xstate'
import type { updateQueueMachine } from './update-queue.machine.ts'

export interface UpdateQueueView {
  /** `unsaved`: the next save is about to begin. */
  readonly state: 'saved' | 'unsaved' | 'saving' | 'failed' | 'offline'
  /** Balloons whose last changes the server would not take; `failed` stands for them where nothing else is to do. */
  readonly refusedIds: readonly string[]
  /** When the server last saved something; null before the first time. */
  readonly savedAt: Date | null
  /** A save takes so long that the line seems to be dropped (CON-07). */
  readonly isDropped: boolean
  /** Something is not with the server yet: leaving now would lose it. */
  readonly hasUnsaved: boolean
}

/** What screens need of the queue. */
export function connectUpdateQueue(snapshot: SnapshotFrom<typeof updateQueueMachine>): UpdateQueueView {
  const { waiting, inFlight, refused, savedAt, isDropped } = snapshot.context
  return {
    state: stateOf(snapshot),
    refusedIds: refused.map(({ balloonId }) => balloonId),
    savedAt,
    isDropped,
    hasUnsaved: inFlight !== null || waiting.length > 0 || refused.length > 0,
  }
}

function stateOf(snapshot: SnapshotFrom<typeof updateQueueMachine>): UpdateQueueView['state'] {
  if (!snapshot.context.isOnline) return 'offline'
  if (snapshot.hasTag('saving')) return 'saving'
  if (snapshot.matches('failed') || snapshot.matches('refused')) return 'failed'
  return snapshot.matches('waiting') ? 'unsaved' : 'saved'
}

/**
 * Sends what waits and answers whether the server has everything: at once where nothing waits, else when the last
 * save is through, has failed, cannot be made offline, or seems to be dropped. For leaving it.
 */
export async function flushUpdates(queue: ActorRefFrom<typeof updateQueueMachine>): Promise<boolean> {
  queue.send({ type: 'FLUSH' })
  const settled = await waitFor(queue, (snapshot) => {
    const { state, isDropped, hasUnsaved } = connectUpdateQueue(snapshot)
    return !hasUnsaved || isDropped || state === 'failed' || state === 'offline'
  })
  return !connectUpdateQueue(settled).hasUnsaved
}
