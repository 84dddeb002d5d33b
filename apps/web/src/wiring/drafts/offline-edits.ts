import { connectSession } from '@aloft/machines/session/session.connect'
import { type DraftKind, type OfflineEdits, openOfflineEdits } from '../../state/offline-edits.ts'
import { currentUser } from '../../state/session.ts'
import { onDraftsChanged, openQueues, queueOf } from './draft-queue.ts'
import { beforeLogOut, sessionActor } from '../account/session.ts'

// Whatever the server has not confirmed lies on the device, by account: it outlives the page, and only the account
// that wrote it sends it.

/** Opens the queue of a kind; a page that has no edits of it does without. */
const loadQueue: Readonly<Record<DraftKind, () => Promise<unknown>>> = {
  ad: () => import('./ad-drafts.ts'),
  brief: () => import('./brief-drafts.ts'),
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
  // A page holds the things of one account: who comes back is who was there before.
  if (offlineEdits) for (const { actor } of openQueues()) actor.send({ type: 'FLUSH' })
  else offlineEdits = openOfflineEdits(userId, () => void takeOver())
  comeBack()
}

/** Keeps what could not be kept before, and takes up what others left. */
function comeBack(): void {
  keep()
  void takeOver()
}

/** Whether all that was written in this page lies on the device, once nothing is being written there any more. */
export async function isAllStored(): Promise<boolean> {
  await offlineEdits?.settled()
  return offlineEdits?.isSafe() ?? false
}

/** Sends what pages left behind that were closed before all was saved. */
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
  // What cannot be loaded now is loaded when the user comes back.
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
  // Those of other tabs too, whose words go with the session.
  isLosing: async () => hasUnsaved() || ((await offlineEdits?.hasAny()) ?? false),
})
// Leaving asks only where something would be lost.
window.addEventListener('beforeunload', (event) => {
  if (hasUnsaved() && !offlineEdits?.isSafe()) event.preventDefault()
})
