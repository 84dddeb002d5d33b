import { ask } from '../modals/ask.ts'
import { readStored } from '../state/storage.ts'
import { finishTasks, isSomethingLost, sessionActor } from '../wiring/account/session.ts'

/** Nobody waits longer for a save before they are asked. */
const longestWaitMs = 5_000

/**
 * Logs out, here or on all devices, once all that was written is saved. Where it cannot be, logging out would remove
 * it: then it is the user who decides.
 */
export async function logOut(type: 'LOG_OUT' | 'LOG_OUT_EVERYWHERE' = 'LOG_OUT'): Promise<void> {
  const enough = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
  await Promise.race([finishTasks(), enough])
  // An earlier version stored edits of briefs here, which the page of briefs takes over.
  const isLosing = (await isSomethingLost()) || readStored('briefEdits') !== null
  if (isLosing && (await ask('unsaved-changes', { canSave: false })) !== 'discard') return
  sessionActor.send({ type })
}
