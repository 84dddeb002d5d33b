import { connectSession } from '@aloft/machines/session/session.connect'
import { type DraftKind, type OfflineEdits, openOfflineEdits } from '../../state/offline-edits.ts'
import { currentUser } from '../../state/session.ts'
import { onDraftsChanged, openQueues, queueOf } from './draft-queue.ts'
import { beforeLogOut, sessionActor } from '../account/session.ts'

// Unconfirmed edits are stored on the device by account: they survive the page, and are only sent by the
// account that made them.

/** Opens the queue of a kind; a page without edits of that kind doesn't load it. */
const loadQueue: Readonly<Record<DraftKind, () => Promise<unknown>>> = {
  ad: () => import('./ad-drafts.ts'),
  brief: () => import('./brief-drafts.ts'),
  creative: () => import('./creative-drafts.ts'),
}

let isSignedIn = false
let offlineEdits: OfflineEdits | null = null

const hasUnsaved = () => openQueues().some((queue) => queue.hasUnsaved())

function keep(): void {
  offlineEdits?.keep(
    openQueues().flatMap(({ kind, unsaved }) => unsaved().map((edit) => ({ kind, ...edit }))),
  )
}

function followUser(): void {
  const userId = currentUser()?._id
  const wasSignedIn = isSignedIn
  isSignedIn = connectSession(sessionActor.getSnapshot()).status === 'signedIn' && userId !== undefined
  if (!isSignedIn || wasSignedIn || userId === undefined) return
  // A page has the data of one account: a user who logs in again is the same one.
  if (offlineEdits) for (const { actor } of openQueues()) actor.send({ type: 'FLUSH' })
  else offlineEdits = openOfflineEdits(userId, () => void takeOver())
  comeBack()
}

/** Retries storing edits, and takes over those of other pages. */
function comeBack(): void {
  keep()
  void takeOver()
}

/** Whether all edits of this page are on the device, once all writes have finished. */
export async function isAllStored(): Promise<boolean> {
  await offlineEdits?.settled()
  return offlineEdits?.isSafe() ?? false
}

/** Sends edits of pages that were closed before everything was saved. */
async function takeOver(): Promise<void> {
  const closed = new Set<DraftKind>()
  const edits =
    (await offlineEdits?.takeOver(({ kind, id, key }) => {
      const queue = queueOf(kind)
      if (!queue) closed.add(kind)
      return !queue || queue.unsaved().some((edit) => edit.id === id && edit.key === key)
    })) ?? []
  for (const { kind, takeUp } of openQueues()) {
    const own = edits.filter((edit) => edit.kind === kind)
    if (own.length > 0) takeUp(own)
  }
  // A queue that can't be loaded now is loaded when the user returns.
  const loaded = await Promise.allSettled([...closed].map((kind) => loadQueue[kind]()))
  if (loaded.some(({ status }) => status === 'fulfilled')) await takeOver()
}

onDraftsChanged(keep)
sessionActor.subscribe(followUser)
followUser()
window.addEventListener('focus', comeBack)
window.addEventListener('online', comeBack)
beforeLogOut({
  async finish() {
    await Promise.all(openQueues().map(({ finishSaving }) => finishSaving()))
    await offlineEdits?.settled()
  },
  // Includes other tabs, whose edits are removed with the session.
  isLosing: async () => hasUnsaved() || ((await offlineEdits?.hasAny()) ?? false),
})
// The browser only asks if something would be lost.
window.addEventListener('beforeunload', (event) => {
  if (hasUnsaved() && !offlineEdits?.isSafe()) event.preventDefault()
})
