import type { Route } from './route.ts'

export const scansRoutes: readonly Route[] = [
  {
    page: 'create/brand',
    layout: 'onboarding',
    isPublic: false,
    screen: () => import('../screens/scans/details.screen.tsx'),
  },
  { page: 'create/user', layout: 'onboarding', isPublic: false, leadsTo: 'onboarding/details' },
  {
    page: 'onboarding/adGenerationRequestMixin',
    layout: 'onboarding',
    isPublic: false,
    leadsTo: 'onboarding/details',
  },
  {
    page: 'onboarding/details',
    layout: 'onboarding',
    isPublic: false,
    screen: () => import('../screens/scans/details.screen.tsx'),
  },
  { page: 'onboarding/OnboardingPage', layout: 'onboarding', isPublic: false, leadsTo: 'onboarding/details' },
]
