import { proxy, useSnapshot } from 'valtio'

const key = 'isChatOpen'
const state = proxy({ isOpen: readOpen() })

function readOpen(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Whether this tab has the chat open; it outlasts a reload, and logging out clears it. */
export function useChatOpen(): boolean {
  return useSnapshot(state).isOpen
}

export function setChatOpen(isOpen: boolean): void {
  state.isOpen = isOpen
  try {
    if (isOpen) sessionStorage.setItem(key, 'true')
    else sessionStorage.removeItem(key)
  } catch {
    // A browser that refuses storage forgets it with the page.
  }
}
