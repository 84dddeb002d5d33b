import type { Route } from './route.ts'

export const adminRoutes: readonly Route[] = [
  {
    page: 'admin',
    layout: 'app-page',
    isPublic: false,
    isForAdmins: true,
    screen: () => import('../screens/admin/admin.screen.tsx'),
  },
]
