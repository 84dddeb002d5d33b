import { unsavedEdits } from '@aloft/machines/update-queue/unsaved'
import { connectSession } from '@aloft/machines/session/session.connect'
import { type OfflineEdits, openOfflineEdits } from '../state/offline-edits.ts'
import { currentUser } from '../state/session.ts'
import { beforeLogOut, sessionActor } from './session.ts'
import { finishSaving, hasUnsaved, takeUpEdits, updateQueueActor } from './update-queue.ts'

// Whatever the server has not confirmed lies on the device, by account: it outlives the page, and only the account
// that wrote it sends it.

let isSignedIn = false
let offlineEdits: OfflineEdits | null = null

const pending = () => unsavedEdits(updateQueueActor.getSnapshot().context)

function followUser(): void {
  const userId = currentUser()?._id
  const wasSignedIn = isSignedIn
  isSignedIn = connectSession(sessionActor.getSnapshot()).status === 'signedIn' && userId !== undefined
  if (!isSignedIn || wasSignedIn || userId === undefined) return
  // A page holds the things of one account: who comes back is who was there before.
  if (offlineEdits) updateQueueActor.send({ type: 'FLUSH' })
  else offlineEdits = openOfflineEdits(userId, () => void takeOver())
  offlineEdits.keep(pending())
  void takeOver()
}

/** Keeps what could not be kept before, and takes up what others left. */
function comeBack(): void {
  offlineEdits?.keep(pending())
  void takeOver()
}

/** Sends what pages left behind that were closed before all was saved. */
async function takeOver(): Promise<void> {
  const edits = await offlineEdits?.takeOver((edit) =>
    pending().some(({ balloonId, key }) => balloonId === edit.balloonId && key === edit.key),
  )
  if (edits && edits.length > 0) takeUpEdits(edits)
}

updateQueueActor.subscribe(() => offlineEdits?.keep(pending()))
sessionActor.subscribe(followUser)
followUser()
window.addEventListener('focus', comeBack)
window.addEventListener('online', comeBack)
beforeLogOut({
  async finish() {
    await finishSaving()
    await offlineEdits?.settled()
  },
  // Those of other tabs too, whose words go with the session.
  isLosing: async () => hasUnsaved() || ((await offlineEdits?.hasAny()) ?? false),
})
// Leaving asks only where something would be lost.
window.addEventListener('beforeunload', (event) => {
  if (hasUnsaved() && !offlineEdits?.isSafe()) event.preventDefault()
})
