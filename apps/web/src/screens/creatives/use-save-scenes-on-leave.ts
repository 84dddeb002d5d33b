import { useLeaveGuard } from '../../addresses/leave-guards.ts'
import { creativeDrafts } from '../../wiring/drafts/creative-drafts.ts'

/** The longest wait for a save; what isn't saved by then is saved from the next page, or stored on the device. */
const longestWaitMs = 2_000

/** Saves what was changed in the studio before the page changes (RTE-21). */
export function useSaveScenesOnLeave(id: string): void {
  useLeaveGuard({
    concerns: ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && creativeDrafts.isUnsaved(id),
    async mayLeave() {
      const enough = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
      await Promise.race([creativeDrafts.finishSaving(), enough])
      return true
    },
  })
}
