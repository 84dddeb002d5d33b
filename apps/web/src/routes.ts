import type { ComponentType } from 'react'

export type Layout = 'app-page' | 'foyer' | 'onboarding'

export interface Route {
  /** Pages are linked by name (RTE-19). */
  readonly page: string
  readonly paths: readonly string[]
  readonly layout: Layout
  readonly isPublic: boolean
  /** That it says nothing beyond `product`; others fetch all texts, so that none is missing. */
  readonly texts?: 'product'
  readonly screen: () => Promise<{ Screen: ComponentType }>
}

/** Every route of the app, its screen loaded when it is first opened. */
export const routes: readonly Route[] = [
  {
    page: 'brand-root',
    paths: ['/', '/0'],
    layout: 'app-page',
    isPublic: false,
    texts: 'product',
    screen: () => import('./screens/shell/brand-root.screen.tsx'),
  },
  {
    page: 'create/new-ad',
    paths: ['/0/create/new-ad'],
    layout: 'app-page',
    isPublic: false,
    screen: () => import('./screens/ads/create-ad.screen.tsx'),
  },
  {
    page: 'editor',
    paths: ['/0/editor'],
    layout: 'app-page',
    isPublic: false,
    screen: () => import('./screens/ads/editor.screen.tsx'),
  },
  {
    page: 'login',
    paths: ['/0/login'],
    layout: 'foyer',
    isPublic: true,
    screen: () => import('./screens/account/login.screen.tsx'),
  },
  {
    page: 'signup',
    paths: ['/0/signup', '/0/onboarding/signup'],
    layout: 'foyer',
    isPublic: true,
    screen: () => import('./screens/account/sign-up.screen.tsx'),
  },
  {
    page: 'onboarding/details',
    paths: ['/0/onboarding/details'],
    layout: 'onboarding',
    isPublic: false,
    screen: () => import('./screens/onboarding/details.screen.tsx'),
  },
]
