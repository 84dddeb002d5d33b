import type { Route } from './route.ts'

export const paymentsRoutes: readonly Route[] = [
  {
    page: 'payments',
    layout: 'app-page',
    isPublic: false,
    screen: () => import('../screens/payments/payments.screen.tsx'),
  },
]
