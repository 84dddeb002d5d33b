import type { Outcome } from '@aloft/api-client/outcome'
import type { ActionName } from '@aloft/contract/actions'
import type { EditRefusal } from '@aloft/domain/core/edit-refusal'
import { connectConnection } from '@aloft/machines/connection/connection.connect'
import {
  connectDraftQueue,
  type DraftQueueView,
  flushDrafts,
  stateOfDraft,
} from '@aloft/machines/draft-queue/draft-queue.connect'
import {
  type Choice,
  draftQueueMachine,
  type SaveResult,
} from '@aloft/machines/draft-queue/draft-queue.machine'
import type { DraftUpdate, UnsavedEdit } from '@aloft/machines/draft-queue/drafts'
import type { Refused } from '@aloft/machines/draft-queue/refused'
import { unsavedEdits } from '@aloft/machines/draft-queue/unsaved'
import { useSelector } from '@xstate/react'
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import type { DraftKind } from '../../state/offline-edits.ts'
import { currentUser } from '../../state/session.ts'
import { setUnsettledDrafts } from '../../state/unsettled-drafts.ts'
import { connectionActor, whenDropped } from '../core/connection.ts'
import { inspect } from '../core/inspect.ts'

/** What a kind of draft provides for the queue that saves it. */
export interface DraftPort {
  readonly kind: DraftKind
  /** Name of the queue in the inspector. */
  readonly name: string
  /** Pause in typing after which changes are sent; if left out, they're sent at once. */
  readonly pauseMs?: number
  /** Saves values, or resolves with the reason if the server refuses them; rejects if there's no answer. */
  readonly save: (update: DraftUpdate) => Promise<SaveResult>
  /** Shows values of a draft that the server doesn't have yet. */
  readonly show: (edits: readonly UnsavedEdit[]) => void
  /** Shows the server's value instead of a dropped one. */
  readonly drop: (id: string, key: string) => void
}

/** The drafts of one kind being edited in this page. */
export interface DraftQueue {
  readonly kind: DraftKind
  readonly actor: ActorRefFrom<typeof draftQueueMachine>
  /** Sends values that are already shown (ENT-35). */
  readonly change: (update: DraftUpdate) => void
  /** Shows edits stored by an earlier page, and sends them. */
  readonly takeUp: (edits: readonly UnsavedEdit[]) => void
  /** Settles a conflict: the user's value is sent, or the other one is shown. */
  readonly choose: (choice: Choice) => void
  /** Discards a refused value: the server's value is shown again. */
  readonly discard: (id: string, key: string) => void
  /** Discards a draft that was never saved. */
  readonly discardDraft: (id: string) => void
  /** Sends waiting edits, and resolves when all are saved or have failed. */
  readonly finishSaving: () => Promise<void>
  /** Sends failed or refused edits again. */
  readonly retry: () => void
  readonly hasUnsaved: () => boolean
  /** Whether a draft has unsaved edits. */
  readonly isUnsaved: (id: string) => boolean
  /** Edits that would be lost if they weren't stored. */
  readonly unsaved: () => readonly UnsavedEdit[]
}

// Errors that a retry would get again.
const refusals: Readonly<Record<number, EditRefusal>> = {
  400: 'invalid',
  403: 'rights',
  404: 'gone',
  413: 'invalid',
}

/** Why the server would refuse the edit however often it's sent; null if a retry may succeed. */
export function refusalIn(
  outcome: Outcome<ActionName>,
  data: DraftUpdate['data'],
  place: 'data' | 'brief',
): Refused | null {
  const refusal = outcome.kind === 'refused' ? refusals[outcome.status] : undefined
  if (!refusal || outcome.kind !== 'refused') return null
  const key = outcome.field?.startsWith(`${place}.`) ? outcome.field.slice(place.length + 1) : undefined
  // If no key of the draft is named, the edit was refused as a whole.
  return { refusal, keys: key !== undefined && Object.hasOwn(data, key) ? [key] : null }
}

const queues = new Map<DraftKind, DraftQueue>()
const listeners = new Set<() => void>()

/** The queues of this page; a kind without edits has none. */
export const openQueues = (): readonly DraftQueue[] => [...queues.values()]
export const queueOf = (kind: DraftKind): DraftQueue | undefined => queues.get(kind)

/** Notifies of every change in any of the queues. */
export function onDraftsChanged(listener: () => void): void {
  listeners.add(listener)
}

/** The account whose edits are in the queues; the page is reloaded for another one. */
let writerId: string | null = null
const userId = () => currentUser()?._id ?? null

/** Reports the start and end of a save to the connection (ERR-09). */
async function timed<T>(work: Promise<T>): Promise<T> {
  connectionActor.send({ type: 'SAVE_BEGAN' })
  try {
    return await work
  } finally {
    connectionActor.send({ type: 'SAVE_ENDED' })
  }
}

/** Opens the queue of a kind of draft: the only way in which its changes are sent to the server (ENT-36). */
export function openDraftQueue({ kind, name, pauseMs = 0, save, show, drop }: DraftPort): DraftQueue {
  async function saveAsWriter(update: DraftUpdate): Promise<SaveResult> {
    // Somebody else has just logged in, and the page is about to reload: nothing may be sent as them.
    if (userId() !== writerId) throw new Error(`${kind}: of another account`)
    return save(update)
  }
  const actor = createActor(
    draftQueueMachine.provide({
      actors: { save: fromPromise<SaveResult, DraftUpdate>(({ input }) => timed(saveAsWriter(input))) },
    }),
    { input: { pauseMs } },
  ).start()
  inspect(name, actor)
  actor.subscribe(() => listeners.forEach((listener) => listener()))
  actor.subscribe(({ context: { conflicts, refused } }) =>
    setUnsettledDrafts(kind, [
      ...conflicts.map(({ ideaId, id }) => ({ ideaId, id, trouble: 'conflict' as const })),
      ...refused.map(({ ideaId, id }) => ({ ideaId, id, trouble: 'refused' as const })),
    ]),
  )
  followConnection(actor)
  const hasUnsaved = () => connectDraftQueue(actor.getSnapshot()).hasUnsaved
  const queue: DraftQueue = {
    kind,
    actor,
    change(update) {
      writerId ??= userId()
      actor.send({ type: 'CHANGE', ...update })
    },
    takeUp(edits) {
      writerId ??= userId()
      show(edits)
      actor.send({ type: 'TAKE_UP', edits })
    },
    choose(choice) {
      if (choice.takes === 'theirs') drop(choice.id, choice.key)
      actor.send({ type: 'CHOOSE', ...choice })
    },
    discard(id, key) {
      drop(id, key)
      actor.send({ type: 'DISCARD', id, key })
    },
    discardDraft: (id) => actor.send({ type: 'DISCARD', id }),
    finishSaving: () => Promise.race([flushDrafts(actor).then(() => {}), whenDropped()]),
    retry: () => actor.send({ type: 'RETRY' }),
    hasUnsaved,
    isUnsaved: (id) => hasUnsaved() && stateOfDraft(connectDraftQueue(actor.getSnapshot()), id) !== 'saved',
    unsaved: () => unsavedEdits(actor.getSnapshot().context),
  }
  queues.set(kind, queue)
  return queue
}

function followConnection(actor: DraftQueue['actor']): void {
  let wasOffline: boolean | null = null
  const follow = (isOffline: boolean) => {
    if (isOffline === wasOffline) return
    wasOffline = isOffline
    actor.send({ type: isOffline ? 'OFFLINE' : 'ONLINE' })
  }
  connectionActor.subscribe((snapshot) => follow(connectConnection(snapshot).state === 'offline'))
  follow(connectConnection(connectionActor.getSnapshot()).state === 'offline')
}

/** The part of a queue that screens need. */
export function useDraftQueue({ actor }: DraftQueue): DraftQueueView {
  return useSelector(actor, connectDraftQueue, isSameView)
}

function isSameView(a: DraftQueueView, b: DraftQueueView): boolean {
  return (Object.keys(a) as (keyof DraftQueueView)[]).every((key) => a[key] === b[key])
}
