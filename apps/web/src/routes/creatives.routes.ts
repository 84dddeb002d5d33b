import type { Route } from './route.ts'

// One screen for the six pages, so that going from one to the next keeps what it shows.
const wizard = () => import('../screens/creatives/wizard/creative-wizard.screen.tsx')

export const creativesRoutes: readonly Route[] = [
  {
    page: 'creative-mixer',
    layout: 'nav-bar',
    isPublic: false,
    screen: () => import('../screens/creatives/mixer/creative-mixer.screen.tsx'),
  },
  {
    page: 'creatives',
    layout: 'app-page',
    isPublic: false,
    screen: () => import('../screens/creatives/creative-list.screen.tsx'),
  },
  {
    page: 'design-editor',
    layout: 'nav-bar',
    isPublic: false,
    screen: () => import('../screens/creatives/design-editor.screen.tsx'),
  },
  {
    page: 'render-ad-preview',
    layout: 'none',
    isPublic: true,
    texts: 'shared',
    screen: () => import('../screens/ads/render-ad-preview.screen.tsx'),
  },
  {
    page: 'render-asset',
    layout: 'none',
    isPublic: true,
    texts: 'shared',
    screen: () => import('../screens/ads/render-asset.screen.tsx'),
  },
  { page: 'design/BaseDesignStep', layout: 'app-page', isPublic: false, leadsTo: 'design/type' },
  { page: 'design/check', layout: 'app-page', isPublic: false, screen: wizard },
  { page: 'design/CreativeWizardHeaderBar', layout: 'app-page', isPublic: false, leadsTo: 'design/type' },
  { page: 'design/layout', layout: 'app-page', isPublic: false, screen: wizard },
  { page: 'design/logo', layout: 'app-page', isPublic: false, screen: wizard },
  { page: 'design/pick-layout', layout: 'app-page', isPublic: false, screen: wizard },
  { page: 'design/type', layout: 'app-page', isPublic: false, screen: wizard },
  { page: 'design/visual', layout: 'app-page', isPublic: false, screen: wizard },
]
