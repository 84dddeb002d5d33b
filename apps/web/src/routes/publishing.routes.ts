import type { Route } from './route.ts'

export const publishingRoutes: readonly Route[] = [
  { page: 'integrations', layout: 'app-page', isPublic: false, isAwaited: true },
]
