import type { ReplyOf } from '@aloft/contract/schemas'
import { proxy, ref, useSnapshot } from 'valtio'

export type DueWork = ReplyOf<'get-due-work'>['due'][number]

const maxItems = 12

const state = proxy<{ fallen: readonly DueWork[] }>({ fallen: ref([]) })

/** Work that fell due while the page was open, newest first. */
export function useFallenWork(): readonly DueWork[] {
  return useSnapshot(state).fallen
}

export const fallenWork = (): readonly DueWork[] => state.fallen

export function addFallenWork(fallen: readonly DueWork[]): void {
  if (fallen.length > 0) state.fallen = ref([...fallen, ...state.fallen].slice(0, maxItems))
}

export function clearFallenWork(): void {
  state.fallen = ref([])
}
