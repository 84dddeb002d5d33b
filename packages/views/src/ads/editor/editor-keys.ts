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
 * Undo with Ctrl+Z or ⌘Z, redo with Shift added. If there's nothing to undo or redo, the browser and the system get the
 * keys.
 */
export function pressHistoryKeys(event: Keys, actions: HistoryActions): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
  if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || altKey || isComposing) return
  if (!(shiftKey ? actions.canRedo : actions.canUndo)) return
  event.preventDefault()
  if (shiftKey) actions.onRedo()
  else actions.onUndo()
}
