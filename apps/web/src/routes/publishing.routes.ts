import type { Route } from './route.ts'

export const publishingRoutes: readonly Route[] = [
  {
    page: 'integrations',
    layout: 'app-page',
    isPublic: false,
    screen: () => import('../screens/publishing/integrations.screen.tsx'),
  },
]
