import { unsavedEdits } from '@aloft/machines/update-queue/unsaved'
import { connectSession } from '@aloft/machines/session/session.connect'
import { changeAd, dropChanges } from '../state/brand.ts'
import { type KeptEdits, openKeptEdits } from '../state/kept-edits.ts'
import { currentUser } from '../state/session.ts'
import { beforeLogOut, sessionActor } from './session.ts'
import { finishSaving, hasUnsaved, updateQueueActor } from './update-queue.ts'

// Whatever the server has not confirmed lies on the device, by account: it outlives the page, and only the account
// that wrote it sends it.

/** The account whose edits the queue holds. It stays so when the session ends: the same one may come back. */
let owner: string | null = null
let isSignedIn = false
let kept: KeptEdits | null = null

const pending = () => unsavedEdits(updateQueueActor.getSnapshot().context)

function lookWho(): void {
  const userId = currentUser()?._id
  const wasSignedIn = isSignedIn
  isSignedIn = connectSession(sessionActor.getSnapshot()).status === 'signedIn' && userId !== undefined
  if (!isSignedIn || wasSignedIn || userId === undefined) return
  if (userId === owner) updateQueueActor.send({ type: 'RETRY' })
  else welcome(userId)
  void takeOver()
}

function welcome(userId: string): void {
  const former = kept
  kept = null
  if (owner !== null) {
    dropChanges()
    updateQueueActor.send({ type: 'FORGET' })
  }
  void former?.close()
  owner = userId
  kept = openKeptEdits(userId)
  kept.keep(pending())
}

/** Sends what pages left behind that were closed before all was saved. */
async function takeOver(): Promise<void> {
  const mine = kept
  const edits = await mine?.takeOver((edit) =>
    pending().some(({ balloonId, key }) => balloonId === edit.balloonId && key === edit.key),
  )
  if (!edits || edits.length === 0 || mine !== kept) return
  for (const { balloonId, key, value } of edits) changeAd(balloonId, { [key]: value })
  updateQueueActor.send({ type: 'TAKE_UP', edits })
}

updateQueueActor.subscribe(() => kept?.keep(pending()))
sessionActor.subscribe(lookWho)
lookWho()
window.addEventListener('focus', () => void takeOver())
window.addEventListener('online', () => void takeOver())
// What is saved by then is removed before the page is left; the rest waits for the same account.
beforeLogOut(async () => {
  await finishSaving()
  await kept?.settled()
})
// Leaving asks only where something would be lost.
window.addEventListener('beforeunload', (event) => {
  if (hasUnsaved() && !kept?.isSafe()) event.preventDefault()
})
