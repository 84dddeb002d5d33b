import type { Route } from './route.ts'

export const devRoutes: readonly Route[] = [
  {
    page: 'autopilot-prompt-test',
    layout: 'app-page',
    isPublic: false,
    isForAdmins: true,
    isAwaited: true,
  },
  { page: 'image-test', layout: 'app-page', isPublic: false, isForAdmins: true, isAwaited: true },
  {
    page: 'mock-date',
    layout: 'app-page',
    isPublic: false,
    isForAdmins: true,
    screen: () => import('../screens/dev/mock-date.screen.tsx'),
  },
  { page: 'prompt-test', layout: 'app-page', isPublic: false, isForAdmins: true, isAwaited: true },
  { page: 'test', layout: 'app-page', isPublic: false, isForAdmins: true, isAwaited: true },
]
