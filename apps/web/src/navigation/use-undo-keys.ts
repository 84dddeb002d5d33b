import { useEffect } from 'react'
import { isAsking } from '../state/modal.ts'
import { canUndo, undoLast } from '../state/undo.ts'

const typedInto =
  'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button])'

/**
 * Ctrl+Z undoes the last change on this page. What is typed into is undone by the browser, an ad by its editor, and an open
 * question must be answered first.
 */
export function useUndoKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
      if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || shiftKey || altKey) return
      if (event.defaultPrevented || isAsking() || !canUndo()) return
      if (target instanceof Element && target.closest(typedInto)) return
      event.preventDefault()
      undoLast()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
