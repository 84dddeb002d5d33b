import type { Route } from './route.ts'

export const teamsRoutes: readonly Route[] = [
  { page: 'manage-teams', layout: 'app-page', isPublic: false, isAwaited: true },
]
