import { proxy, useSnapshot } from 'valtio'

const state = proxy({ isShown: false })

/** Whether the page itself tells how far the ad is: the banner would only say it twice. */
export function useIsCountdownShown(): boolean {
  return useSnapshot(state).isShown
}

export const isCountdownShown = (): boolean => state.isShown

export function showCountdown(isShown: boolean): void {
  state.isShown = isShown
}
