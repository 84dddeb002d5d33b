import { useEffect } from 'react'
import { type BlockerFunction, type Location, useBlocker } from 'react-router'
import { finishSaving, hasUnsaved } from '../../wiring/update-queue.ts'

/** Nobody is held longer: what is not saved by then is saved from the next page on, or kept on the device. */
const longestWaitMs = 2_000

/** The ad an address leads to; opening a modal over it leaves it where it is. */
function placeOf({ pathname, search }: Location): string {
  const query = new URLSearchParams(search)
  return [pathname, query.get('ideaId'), query.get('balloonId')].join(' ')
}

const leavesUnsaved: BlockerFunction = ({ currentLocation, nextLocation }) =>
  hasUnsaved() && placeOf(currentLocation) !== placeOf(nextLocation)

/** Saves what was written before the page changes (RTE-21). */
export function useSaveOnLeave(): void {
  const blocker = useBlocker(leavesUnsaved)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const enough = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
    void Promise.race([finishSaving(), enough]).then(() => blocker.proceed())
  }, [blocker])
}
