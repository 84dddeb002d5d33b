import { useEffect, useRef } from 'react'
import { useLeaveGuard } from '../addresses/leave-guards.ts'
import { putQuestion } from '../state/modal.ts'
import type { LinkedName } from './linked-modals.ts'
import { readModalAddress } from './modal-address.ts'

/** Changes in a linked modal that were not saved. */
interface Unsaved<Changes> {
  readonly changes: Changes
  readonly canSave: boolean
}

/**
 * Asks before a linked modal is left with changes that were not saved, by whatever way: its corner, the key, a press
 * outside, Back; the browser asks where the page itself goes. `send` answers whether the changes were taken; what is on
 * its way keeps nobody here.
 */
export function useUnsavedGuard<Changes>(
  modal: LinkedName,
  send: (changes: Changes) => Promise<boolean>,
): {
  /** Keeps in mind what is not saved; null where nothing is. */
  readonly note: (unsaved: Unsaved<Changes> | null) => void
  readonly save: (changes: Changes) => Promise<boolean>
} {
  const unsaved = useRef<Unsaved<Changes>>(null)
  const isSaving = useRef(false)
  const note = (next: Unsaved<Changes> | null) => {
    unsaved.current = isSaving.current ? null : next
  }
  const save = async (changes: Changes) => {
    isSaving.current = true
    const isSaved = await send(changes)
    isSaving.current = false
    note(isSaved ? null : { changes, canSave: true })
    return isSaved
  }
  useLeaveGuard({
    concerns: ({ nextLocation }) =>
      unsaved.current !== null && readModalAddress(new URLSearchParams(nextLocation.search))?.name !== modal,
    async mayLeave() {
      if (!unsaved.current) return true
      const { changes, canSave } = unsaved.current
      // The table of modals holds this one too, so it cannot be asked by its types here.
      const answer = await putQuestion('unsaved-changes', { canSave })
      return answer === 'save' ? save(changes) : answer === 'discard'
    },
  })
  useEffect(() => {
    const keep = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', keep)
    return () => window.removeEventListener('beforeunload', keep)
  }, [])
  return { note, save }
}
