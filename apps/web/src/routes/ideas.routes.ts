import type { Route } from './route.ts'

export const ideasRoutes: readonly Route[] = [
  { page: 'manage-projects', layout: 'app-page', isPublic: false, isAwaited: true },
]
