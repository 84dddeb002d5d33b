import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { waitFor } from 'xstate'
import type { UnsavedConflict } from './unsaved.ts'
import type { RefusedEdit } from './drafts.ts'
import type { draftQueueMachine } from './draft-queue.machine.ts'

export interface DraftQueueView {
  /**
   * `unsaved`: the next save is about to begin. `conflict`, `refused`: everything else is saved, and the user must choose
   * or the server will not take the rest.
   */
  readonly state: 'saved' | 'unsaved' | 'saving' | 'failed' | 'offline' | 'conflict' | 'refused'
  /** What the server would not take. */
  readonly refused: readonly RefusedEdit[]
  readonly conflicts: readonly UnsavedConflict[]
  /** When the server last saved something; null before the first time. */
  readonly savedAt: Date | null
  /** Something is not with the server yet. */
  readonly hasUnsaved: boolean
}

/** What screens need of the queue. */
export function connectDraftQueue(snapshot: SnapshotFrom<typeof draftQueueMachine>): DraftQueueView {
  const { waiting, inFlight, refused, conflicts, savedAt } = snapshot.context
  return {
    state: stateOf(snapshot),
    refused,
    conflicts,
    savedAt,
    hasUnsaved: inFlight !== null || [waiting, refused, conflicts].some(({ length }) => length > 0),
  }
}

function stateOf(snapshot: SnapshotFrom<typeof draftQueueMachine>): DraftQueueView['state'] {
  if (!snapshot.context.isOnline) return 'offline'
  if (snapshot.hasTag('saving')) return 'saving'
  if (snapshot.matches('failed')) return 'failed'
  if (snapshot.matches('refused')) return 'refused'
  if (snapshot.matches('inConflict')) return 'conflict'
  return snapshot.matches('waiting') ? 'unsaved' : 'saved'
}

/** The state of the queue as far as it concerns one draft. */
export function stateOfDraft(
  { state, conflicts, refused }: Pick<DraftQueueView, 'state' | 'conflicts' | 'refused'>,
  id: string,
): DraftQueueView['state'] {
  if (state !== 'conflict' && state !== 'refused') return state
  if (conflicts.some((conflict) => conflict.id === id)) return 'conflict'
  return refused.some((edit) => edit.id === id) ? 'refused' : 'saved'
}

const ends: ReadonlySet<DraftQueueView['state']> = new Set(['failed', 'offline', 'conflict', 'refused'])

/**
 * Sends what waits and answers whether the server has everything: at once where nothing waits, else when the last
 * save is through, has failed or was refused, waits for a choice of the user or cannot be made offline. For leaving it.
 */
export async function flushDrafts(queue: ActorRefFrom<typeof draftQueueMachine>): Promise<boolean> {
  queue.send({ type: 'FLUSH' })
  const settled = await waitFor(queue, (snapshot) => {
    const { state, hasUnsaved } = connectDraftQueue(snapshot)
    return !hasUnsaved || ends.has(state)
  })
  return !connectDraftQueue(settled).hasUnsaved
}
