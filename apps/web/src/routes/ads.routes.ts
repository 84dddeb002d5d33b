import type { Route } from './route.ts'

export const adsRoutes: readonly Route[] = [
  { page: 'ad-store', layout: 'ad-store', isPublic: false, isAwaited: true },
  {
    page: 'editor',
    layout: 'nav-bar',
    isPublic: false,
    screen: () => import('../screens/ads/editor/editor.screen.tsx'),
    later: async () => (await import('../screens/ads/editor/later-parts.ts')).loadLaterParts(),
  },
  {
    page: 'gallery',
    layout: 'app-page',
    isPublic: false,
    screen: () => import('../screens/ads/lists/gallery.screen.tsx'),
  },
  {
    page: 'list',
    layout: 'app-page',
    isPublic: false,
    screen: () => import('../screens/ads/lists/list.screen.tsx'),
  },
  {
    page: 'timeline',
    layout: 'app-page',
    isPublic: false,
    screen: () => import('../screens/ads/lists/timeline.screen.tsx'),
  },
  { page: 'create/ad-brief', layout: 'onboarding', isPublic: false, leadsTo: 'create/new-ad' },
  {
    page: 'create/first-ads',
    layout: 'app-page',
    isPublic: false,
    screen: () => import('../screens/ads/first-ads.screen.tsx'),
  },
  {
    page: 'create/new-ad',
    layout: 'app-page',
    isPublic: false,
    screen: () => import('../screens/ads/create-ad.screen.tsx'),
  },
  {
    page: 'create/overrides',
    layout: 'app-page',
    isPublic: false,
    screen: () => import('../screens/ads/create-ad.screen.tsx'),
  },
]
