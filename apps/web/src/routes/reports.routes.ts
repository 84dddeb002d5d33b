import type { Route } from './route.ts'

export const reportsRoutes: readonly Route[] = [
  {
    page: 'statistics',
    layout: 'app-page',
    isPublic: false,
    screen: () => import('../screens/reports/statistics.screen.tsx'),
  },
]
