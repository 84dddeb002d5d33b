import { AppFrame } from '@aloft/design-system/patterns/app-frame'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { useUser } from '../state/session.ts'
import { useCurrentIdea } from '../use-current-idea.ts'
import { loadBrand } from '../wiring/brand.ts'
import { loadIdeas } from '../wiring/ideas.ts'
import { sessionActor } from '../wiring/session.ts'
import { RequireSession } from './require-session.tsx'

// Not part of the first screen: messages and modals may come a moment later.
const Background = lazy(async () => ({ default: (await import('./background.tsx')).Background }))

/** The pages of the signed-in product, with its navigation. */
export function AppPageLayout() {
  return (
    <RequireSession whileChecking={null}>
      <Frame />
    </RequireSession>
  )
}

function Frame() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const user = useUser()
  const idea = useCurrentIdea()
  const brand = idea && { name: idea.title, ...(idea.logoImageUrl && { picture: idea.logoImageUrl }) }
  useEffect(() => {
    void loadIdeas()
  }, [])
  const ideaId = idea?._id
  useEffect(() => {
    if (ideaId) void loadBrand(ideaId)
  }, [ideaId])
  return (
    <AppFrame
      homeHref="/0"
      entries={[
        {
          id: 'overview',
          label: t('nav.overview'),
          href: '/0',
          icon: 'overview',
          isCurrent: pathname === '/' || pathname === '/0',
        },
      ]}
      brand={brand}
      user={{ name: user?.username ?? '', detail: user?.email ?? '' }}
      onLogOut={() => sessionActor.send({ type: 'LOG_OUT' })}
    >
      <Outlet />
      <Suspense fallback={null}>
        <Background />
      </Suspense>
    </AppFrame>
  )
}
