import { proxy, useSnapshot } from 'valtio'

const state = proxy({ isShown: false })

/** Whether the page itself shows the ad's progress, so that the banner stays hidden. */
export function useIsCountdownShown(): boolean {
  return useSnapshot(state).isShown
}

export const isCountdownShown = (): boolean => state.isShown

export function showCountdown(isShown: boolean): void {
  state.isShown = isShown
}
