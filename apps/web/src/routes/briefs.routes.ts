import type { Route } from './route.ts'

export const briefsRoutes: readonly Route[] = [
  {
    page: 'briefs',
    layout: 'app-page',
    isPublic: false,
    screen: () => import('../screens/briefs/briefs.screen.tsx'),
  },
]
