import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { proxy, useSnapshot } from 'valtio'

interface TriedText {
  readonly key: ComponentKey
  readonly text: string
}

const state = proxy<{ tried: TriedText | null }>({ tried: null })

/** A text that the preview of the open ad shows in place of the written one; null if it shows the ad as written. */
export function useTriedText(): TriedText | null {
  return useSnapshot(state).tried
}

export function setTriedText(tried: TriedText | null): void {
  state.tried = tried
}
