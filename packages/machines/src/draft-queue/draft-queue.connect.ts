import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { waitFor } from 'xstate'
import type { UnsavedConflict } from './unsaved.ts'
import type { DraftSubject, RefusedEdit } from './drafts.ts'
import type { draftQueueMachine } from './draft-queue.machine.ts'

export interface DraftQueueView {
  /**
   * `unsaved`: the next save is about to begin. `conflict`, `refused`, `incomplete`: everything else is saved, and the
   * user must choose, the server will not take the rest, or it lacks something.
   */
  readonly state:
    | 'saved'
    | 'unsaved'
    | 'saving'
    | 'failed'
    | 'offline'
    | 'conflict'
    | 'refused'
    | 'incomplete'
  /** What the server would not take. */
  readonly refused: readonly RefusedEdit[]
  readonly conflicts: readonly UnsavedConflict[]
  readonly incomplete: readonly DraftSubject[]
  /** When the server last saved something; null before the first time. */
  readonly savedAt: Date | null
  /** Something is not with the server yet. */
  readonly hasUnsaved: boolean
}

/** What screens need of the queue. */
export function connectDraftQueue(snapshot: SnapshotFrom<typeof draftQueueMachine>): DraftQueueView {
  const { waiting, inFlight, refused, conflicts, incomplete, savedAt } = snapshot.context
  return {
    state: stateOf(snapshot),
    refused,
    conflicts,
    incomplete,
    savedAt,
    hasUnsaved:
      inFlight !== null || [waiting, refused, conflicts, incomplete].some(({ length }) => length > 0),
  }
}

function stateOf(snapshot: SnapshotFrom<typeof draftQueueMachine>): DraftQueueView['state'] {
  if (!snapshot.context.isOnline) return 'offline'
  if (snapshot.hasTag('saving')) return 'saving'
  if (snapshot.matches('failed')) return 'failed'
  if (snapshot.matches('refused')) return 'refused'
  if (snapshot.matches('inConflict')) return 'conflict'
  if (snapshot.matches('incomplete')) return 'incomplete'
  return snapshot.matches('waiting') ? 'unsaved' : 'saved'
}

/** The state of the queue as far as it concerns one draft. */
export function stateOfDraft(
  { state, conflicts, refused, incomplete }: Omit<DraftQueueView, 'savedAt' | 'hasUnsaved'>,
  id: string,
): DraftQueueView['state'] {
  if (state !== 'conflict' && state !== 'refused' && state !== 'incomplete') return state
  const isOne = (one: DraftSubject) => one.id === id
  if (conflicts.some(isOne)) return 'conflict'
  if (refused.some(isOne)) return 'refused'
  return incomplete.some(isOne) ? 'incomplete' : 'saved'
}

/** A state in terms of safety alone: what was refused isn't saved, and neither is what is incomplete. */
export function saveStateOf(
  state: DraftQueueView['state'],
): Exclude<DraftQueueView['state'], 'refused' | 'incomplete'> {
  if (state === 'refused') return 'failed'
  return state === 'incomplete' ? 'unsaved' : state
}

const ends: ReadonlySet<DraftQueueView['state']> = new Set([
  'failed',
  'offline',
  'conflict',
  'refused',
  'incomplete',
])

/**
 * Sends what waits and answers whether the server has everything: at once where nothing waits, else when the last
 * save is through, has failed or was refused, waits for the user or cannot be made offline. For leaving it.
 */
export async function flushDrafts(queue: ActorRefFrom<typeof draftQueueMachine>): Promise<boolean> {
  queue.send({ type: 'FLUSH' })
  const settled = await waitFor(queue, (snapshot) => {
    const { state, hasUnsaved } = connectDraftQueue(snapshot)
    return !hasUnsaved || ends.has(state)
  })
  return !connectDraftQueue(settled).hasUnsaved
}
