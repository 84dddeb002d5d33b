import type { Route } from './route.ts'

export const shellRoutes: readonly Route[] = [
  {
    page: 'brand-root',
    layout: 'app-page',
    isPublic: false,
    texts: 'product',
    screen: () => import('../screens/shell/brand-root.screen.tsx'),
    later: async () => (await import('../screens/shell/load-overview-part.ts')).loadOverviewPart(),
  },
  { page: 'academy', layout: 'app-page', isPublic: false, isAwaited: true },
  {
    page: 'content-not-found',
    layout: 'balloon-not-found',
    isPublic: true,
    screen: () => import('../screens/shell/content-not-found.screen.tsx'),
  },
  { page: 'partner-network', layout: 'app-page', isPublic: false, isAwaited: true },
]
