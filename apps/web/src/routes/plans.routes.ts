import type { Route } from './route.ts'

export const plansRoutes: readonly Route[] = [
  { page: 'upgrade', layout: 'app-page', isPublic: false, isAwaited: true },
  {
    page: 'create/plan',
    layout: 'onboarding',
    isPublic: false,
    screen: () => import('../screens/plans/plan.screen.tsx'),
  },
]
