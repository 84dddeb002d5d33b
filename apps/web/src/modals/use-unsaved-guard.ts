import { useEffect, useRef } from 'react'
import { useLeaveGuard } from '../addresses/leave-guards.ts'
import { putQuestion } from '../state/modal.ts'
import type { LinkedName } from './linked-modals.ts'
import { readModalAddress } from './modal-address.ts'

/** Unsaved changes in a linked modal. */
interface Unsaved<Changes> {
  readonly changes: Changes
  readonly canSave: boolean
}

/**
 * Asks before a linked modal with unsaved changes is closed by its corner button, Escape, a press outside or
 * Back; the browser asks if the page itself is left. `send` returns whether the changes were saved; while
 * they're being saved, the modal can be closed.
 */
export function useUnsavedGuard<Changes>(
  modal: LinkedName,
  send: (changes: Changes) => Promise<boolean>,
): {
  /** Remembers the unsaved changes; null if there are none. */
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
      // Not typed by the table of modals, because it includes this modal.
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
