import { useEffect } from 'react'
import type { Location } from 'react-router'
import { useLeaveGuard } from '../../leave-guards.ts'
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

/** Saves what was written before the page changes (RTE-21). */
export function useSaveOnLeave(): void {
  useLeaveGuard({
    holds({ currentLocation, nextLocation }) {
      if (placeOf(currentLocation) === placeOf(nextLocation)) return false
      leaveLine()
      return hasUnsaved()
    },
    async mayLeave() {
      const enough = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
      await Promise.race([finishSaving(), enough])
      return true
    },
  })
  useEffect(() => {
    // Before anybody asks whether all is saved.
    window.addEventListener('beforeunload', leaveLine, { capture: true })
    return () => window.removeEventListener('beforeunload', leaveLine, { capture: true })
  }, [])
}
