import { proxy, useSnapshot } from 'valtio'

const key = 'isChatOpen'
const state = proxy({ isOpen: readOpen(), hasAnswer: false })

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
  if (isOpen) state.hasAnswer = false
  try {
    if (isOpen) sessionStorage.setItem(key, 'true')
    else sessionStorage.removeItem(key)
  } catch {
    // A browser that refuses storage forgets it with the page.
  }
}

export const isChatOpen = (): boolean => state.isOpen

/** Whether a person of the support has answered since the chat was closed (AST-31). */
export function useHasAnswer(): boolean {
  return useSnapshot(state).hasAnswer
}

export function setHasAnswer(hasAnswer: boolean): void {
  state.hasAnswer = hasAnswer
}
