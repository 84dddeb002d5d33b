import { useEffect } from 'react'
import type { Location } from 'react-router'
import { type Hold, useHold } from '../../leaving.ts'
import { finishSaving, hasUnsaved } from '../../wiring/update-queue.ts'

/** Nobody is held longer: what is not saved by then is saved from the next page on, or kept on the device. */
const longestWaitMs = 2_000

/** The ad an address leads to; opening a modal over it leaves it where it is. */
function placeOf({ pathname, search }: Location): string {
  const query = new URLSearchParams(search)
  return [pathname, query.get('ideaId'), query.get('balloonId')].join(' ')
}

/** A line of its own, such as the name, is a change once one leaves it; a page that goes takes it away before that. */
function leaveLine(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement) activeElement.blur()
}

const saving: Hold = {
  stops({ currentLocation, nextLocation }) {
    if (placeOf(currentLocation) === placeOf(nextLocation)) return false
    leaveLine()
    return hasUnsaved()
  },
  onStop({ go }) {
    const enough = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
    void Promise.race([finishSaving(), enough]).then(go)
  },
}

/** Saves what was written before the page changes (RTE-21). */
export function useSaveOnLeave(): void {
  useHold(saving)
  useEffect(() => {
    // Before anybody asks whether all is saved.
    window.addEventListener('beforeunload', leaveLine, { capture: true })
    return () => window.removeEventListener('beforeunload', leaveLine, { capture: true })
  }, [])
}
