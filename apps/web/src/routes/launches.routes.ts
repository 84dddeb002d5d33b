import type { Route } from './route.ts'

export const launchesRoutes: readonly Route[] = [
  {
    page: 'ad-runs',
    layout: 'app-page',
    isPublic: false,
    screen: () => import('../screens/launches/launch-list.screen.tsx'),
  },
  {
    page: 'launch',
    layout: 'app-page',
    isPublic: false,
    // The bill, and what keeps a draft from being published, are shown on the page.
    texts: 'modals',
    screen: () => import('../screens/launches/launch.screen.tsx'),
  },
]
