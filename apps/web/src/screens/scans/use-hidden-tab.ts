import type { websiteScanMachine } from '@aloft/machines/website-scan/website-scan.machine'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'

/** Notifies a scan when its tab is hidden and shown again: a hidden tab does not poll. */
export function useHiddenTab(scan: ActorRefFrom<typeof websiteScanMachine> | undefined): void {
  useEffect(() => {
    const onVisibilityChange = () => scan?.send({ type: document.hidden ? 'HIDE' : 'SHOW' })
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => document.removeEventListener('visibilitychange', onVisibilityChange)
  }, [scan])
}
