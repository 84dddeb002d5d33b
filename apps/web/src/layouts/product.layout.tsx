import { lazy, Suspense, useEffect } from 'react'
import { Outlet } from 'react-router'
import { useCurrentIdea } from '../use-current-idea.ts'
import { openBrand } from '../wiring/brand.ts'
import { loadIdeas } from '../wiring/ideas.ts'
import { RequireSession } from './require-session.tsx'

// Not part of the first screen: messages and modals may come a moment later.
const Background = lazy(async () => ({ default: (await import('./background.tsx')).Background }))

/**
 * Around the layouts of the signed-in product: the session, the brand that is open, what goes on behind. It stays when
 * a page in another of them is opened, so that nothing is loaded again.
 */
export function ProductLayout() {
  return (
    <RequireSession whileChecking={null}>
      <Product />
    </RequireSession>
  )
}

function Product() {
  const ideaId = useCurrentIdea()?._id
  useEffect(() => {
    void loadIdeas()
  }, [])
  useEffect(() => {
    if (ideaId) void openBrand(ideaId)
  }, [ideaId])
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>
        <Background />
      </Suspense>
    </>
  )
}
