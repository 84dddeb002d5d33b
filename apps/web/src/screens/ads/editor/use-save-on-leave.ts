import { useEffect } from 'react'
import type { Location } from 'react-router'
import { useLeaveGuard } from '../../../addresses/leave-guards.ts'
import { adDrafts } from '../../../wiring/drafts/ad-drafts.ts'

/** The longest wait for a save; what isn't saved by then is saved from the next page, or stored on the device. */
const longestWaitMs = 2_000

/** Identifies the page of an address; a modal over it doesn't change it. */
function placeOf({ pathname, search }: Location): string {
  const query = new URLSearchParams(search)
  return [pathname, query.get('ideaId'), query.get('balloonId')].join(' ')
}

/** A single-line field, such as the name, commits on blur, which doesn't happen when the page is left. */
function commitField(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement) activeElement.blur()
}

/** Saves what was written before the page changes (RTE-21). */
export function useSaveOnLeave(): void {
  useLeaveGuard({
    concerns({ currentLocation, nextLocation }) {
      if (placeOf(currentLocation) === placeOf(nextLocation)) return false
      commitField()
      return adDrafts.hasUnsaved()
    },
    async mayLeave() {
      const enough = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
      await Promise.race([adDrafts.finishSaving(), enough])
      return true
    },
  })
  useEffect(() => {
    // Before anybody asks whether all is saved.
    window.addEventListener('beforeunload', commitField, { capture: true })
    return () => window.removeEventListener('beforeunload', commitField, { capture: true })
  }, [])
}
