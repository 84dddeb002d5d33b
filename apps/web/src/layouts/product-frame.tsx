import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Outlet } from 'react-router'
import { useCurrentIdea } from '../use-current-idea.ts'
import { openBrand } from '../wiring/brand.ts'
import { loadIdeas } from '../wiring/ideas.ts'
import { RequireSession } from './require-session.tsx'

// Not part of the first screen: messages and modals may come a moment later.
const Background = lazy(async () => ({ default: (await import('./background.tsx')).Background }))

/** What all layouts of the signed-in product share: the session, the brand that is open, what goes on behind. */
export function ProductFrame({ frame: Frame }: { frame: ComponentType<{ children: ReactNode }> }) {
  return (
    <RequireSession whileChecking={null}>
      <Frame>
        <Page />
      </Frame>
    </RequireSession>
  )
}

function Page() {
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
