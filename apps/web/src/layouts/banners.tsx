import { OfflineNote } from '@aloft/design-system/patterns/offline-note'
import { PageProgress } from '@aloft/design-system/patterns/page-progress'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { pathsOf } from '../addresses/page-names.ts'
import { useVisits } from '../palette/use-visits.ts'
import { usePreloadedPages } from '../navigation/use-preloaded-pages.ts'
import { useIsLeaving } from '../router/outlet.tsx'
import { useUser } from '../state/session.ts'
import { useArrival } from './use-arrival.ts'
import { useLateScroll } from './use-late-scroll.ts'

/** Banners that stay across pages, from the user's first action on. */
export function Banners({ firstPath }: { firstPath: string }) {
  const title = useArrival(firstPath)
  useLateScroll()
  usePreloadedPages()
  useVisits()
  const isLeaving = useIsLeaving()
  return (
    <>
      <VisuallyHidden>
        <span role="status">{title}</span>
      </VisuallyHidden>
      {isLeaving ? <PageProgress /> : null}
      <ConnectionNote />
    </>
  )
}

/**
 * Pages behind the login show that the connection is lost; the editor also shows what happens to unsaved
 * edits.
 */
function ConnectionNote() {
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine)
  const isSignedIn = useUser() !== null
  const { pathname } = useLocation()
  return <OfflineNote isShown={!isOnline && isSignedIn && !pathsOf('editor').includes(pathname)} />
}

function subscribeToConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
