import { isUuid } from '@aloft/domain/core/ids'
import { lazy, Suspense, useEffect } from 'react'
import { useIdeas } from '../state/ideas.ts'
import { storedUser, useUser } from '../state/session.ts'
import { useCurrentIdea } from '../queries/use-current-idea.ts'
import { useQuery } from '../queries/use-query.ts'
import { openBrand } from '../wiring/balloons/brand.ts'
import { readProductClock } from '../wiring/core/clock.ts'
import { useSession } from '../wiring/account/session.ts'
import { RequireSession } from './require-session.tsx'
import { Outlet } from '../router/outlet.tsx'
import { useSearchParams } from '../router/use-search-params.ts'

// Not part of the first screen: messages and modals may load later.
const Background = lazy(async () => ({ default: (await import('./background.tsx')).Background }))

/**
 * Wraps the layouts of the product: the session, the open brand, and what runs in the background. It stays
 * mounted when a page in another layout is opened, so that nothing is loaded again.
 */
export function ProductLayout() {
  const product = <Product />
  // The same element in both cases, so that the frame shown during the session check stays.
  return <RequireSession whileChecking={storedUser() && product}>{product}</RequireSession>
}

/** The first calls run in parallel, once the session is known (SES-01, SES-03). */
function Product() {
  const isSignedIn = useSession().status === 'signedIn'
  const ideaId = useOpenIdeaId()
  useQuery('get-ideas-data', isSignedIn ? {} : null)
  useEffect(() => {
    if (isSignedIn) void readProductClock()
  }, [isSignedIn])
  useQuery('get-idea', isSignedIn && ideaId ? { ideaId } : null)
  useEffect(() => {
    if (isSignedIn && ideaId) void openBrand(ideaId)
  }, [isSignedIn, ideaId])
  return (
    <>
      <Outlet />
      {isSignedIn ? (
        <Suspense fallback={null}>
          <Background />
        </Suspense>
      ) : null}
    </>
  )
}

/** The page's brand; until the list of brands is loaded, the most likely one. */
function useOpenIdeaId(): string | undefined {
  const current = useCurrentIdea()?._id
  const { status } = useIdeas()
  const selected = useUser()?.selectedIdeaId
  const likely = useSearchParams()[0].get('ideaId') ?? selected
  return current ?? (status === 'loading' && likely && isUuid(likely) ? likely : undefined)
}
