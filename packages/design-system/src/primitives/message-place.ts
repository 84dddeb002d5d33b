import { useSyncExternalStore } from 'react'

const dialogs: HTMLElement[] = []
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A ref for an open dialog. While it's open, messages appear in it, because the page around it is inert. */
export function offerMessagePlace(dialog: HTMLElement | null): (() => void) | undefined {
  if (!dialog) return undefined
  dialogs.push(dialog)
  for (const listener of listeners) listener()
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1)
    for (const listener of listeners) listener()
  }
}

/** The dialog that was opened last, if one is open. */
export function useMessagePlace(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, () => dialogs.at(-1))
}
