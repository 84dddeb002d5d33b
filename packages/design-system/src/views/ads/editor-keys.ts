export interface HistoryActions {
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
}

type Keys = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'preventDefault'
>

/**
 * Undo by Ctrl+Z or ⌘Z and redo with Shift. Where there is nothing to undo or redo the keys are left to the browser
 * and the system.
 */
export function pressHistoryKeys(event: Keys, actions: HistoryActions): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
  if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || altKey || isComposing) return
  if (!(shiftKey ? actions.canRedo : actions.canUndo)) return
  event.preventDefault()
  if (shiftKey) actions.onRedo()
  else actions.onUndo()
}
