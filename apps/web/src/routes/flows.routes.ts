import type { Route } from './route.ts'

export const flowsRoutes: readonly Route[] = [
  { page: 'campaign', layout: 'app-page', isPublic: false, isAwaited: true },
]
