import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { waitFor } from 'xstate'
import type { UnsavedConflict } from './unsaved.ts'
import type { updateQueueMachine } from './update-queue.machine.ts'

export interface UpdateQueueView {
  /** `unsaved`: the next save is about to begin. `conflict`: everything else is saved, and the user must choose. */
  readonly state: 'saved' | 'unsaved' | 'saving' | 'failed' | 'offline' | 'conflict'
  /** Balloons whose last changes the server would not take; `failed` stands for them where nothing else is to do. */
  readonly refusedIds: readonly string[]
  readonly conflicts: readonly UnsavedConflict[]
  /** When the server last saved something; null before the first time. */
  readonly savedAt: Date | null
  /** Something is not with the server yet. */
  readonly hasUnsaved: boolean
}

/** What screens need of the queue. */
export function connectUpdateQueue(snapshot: SnapshotFrom<typeof updateQueueMachine>): UpdateQueueView {
  const { waiting, inFlight, refused, conflicts, savedAt } = snapshot.context
  return {
    state: stateOf(snapshot),
    refusedIds: refused.map(({ balloonId }) => balloonId),
    conflicts,
    savedAt,
    hasUnsaved: inFlight !== null || [waiting, refused, conflicts].some(({ length }) => length > 0),
  }
}

function stateOf(snapshot: SnapshotFrom<typeof updateQueueMachine>): UpdateQueueView['state'] {
  if (!snapshot.context.isOnline) return 'offline'
  if (snapshot.hasTag('saving')) return 'saving'
  if (snapshot.matches('failed') || snapshot.matches('refused')) return 'failed'
  if (snapshot.matches('inConflict')) return 'conflict'
  return snapshot.matches('waiting') ? 'unsaved' : 'saved'
}

/**
 * Sends what waits and answers whether the server has everything: at once where nothing waits, else when the last
 * save is through, has failed, waits for a choice of the user or cannot be made offline. For leaving it.
 */
export async function flushUpdates(queue: ActorRefFrom<typeof updateQueueMachine>): Promise<boolean> {
  queue.send({ type: 'FLUSH' })
  const settled = await waitFor(queue, (snapshot) => {
    const { state, hasUnsaved } = connectUpdateQueue(snapshot)
    return !hasUnsaved || state === 'failed' || state === 'offline' || state === 'conflict'
  })
  return !connectUpdateQueue(settled).hasUnsaved
}
