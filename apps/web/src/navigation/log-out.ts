import { ask } from '../modals/ask.ts'
import { applyColorScheme } from '../state/color-scheme.ts'
import { readStored } from '../state/storage.ts'
import { finishTasks, isSomethingLost, sessionActor } from '../wiring/account/session.ts'

/** The longest wait for saves before the user is asked. */
const longestWaitMs = 5_000

/**
 * Logs out, here or on all devices, once all edits are saved. If they can't be saved, logging out would
 * delete them, so the user decides.
 */
export async function logOut(type: 'LOG_OUT' | 'LOG_OUT_EVERYWHERE' = 'LOG_OUT'): Promise<void> {
  const enough = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
  await Promise.race([finishTasks(), enough])
  // An earlier version stored edits of briefs here; the briefs page migrates them.
  const isLosing = (await isSomethingLost()) || readStored('briefEdits') !== null
  if (isLosing && (await ask('unsaved-changes', { canSave: false })) !== 'discard') return
  applyColorScheme('system')
  sessionActor.send({ type })
}
