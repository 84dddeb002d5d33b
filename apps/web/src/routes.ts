import type { TextPart } from '@aloft/messages/first-i18n'
import type { ComponentType } from 'react'
import type { PageName } from './addresses/page-names.ts'

/** The ten layouts (RTE-23). */
export const layoutNames = [
  'ad-store',
  'app-page',
  'balloon',
  'balloon-not-found',
  'default',
  'empty',
  'auth',
  'nav-bar',
  'none',
  'onboarding',
] as const
export type Layout = (typeof layoutNames)[number]

const layoutsOfProduct: readonly Layout[] = ['ad-store', 'app-page', 'nav-bar']

/** Whether a layout is one of those that share the session, the brand that is open and what runs in the background. */
export function isOfProduct(layout: Layout): boolean {
  return layoutsOfProduct.includes(layout)
}

interface RouteBase {
  /** Pages are linked by name (RTE-19); for their paths see `pathsOf`. */
  readonly page: PageName
  readonly layout: Layout
  /** Opens without a login (RTE-18). */
  readonly isPublic: boolean
  /** Product admins only (OPN-11). */
  readonly isForAdmins?: true
}

/** A page that's built; its screen is loaded when it's first opened. */
export interface BuiltRoute extends RouteBase {
  /**
   * `product` or `account` if the page only uses these texts; other pages load all texts, so that none is
   * missing.
   */
  readonly texts?: 'product' | 'account'
  readonly screen: () => Promise<{ Screen: ComponentType }>
}

/** A page whose feature doesn't exist yet: a shared page shows its name. */
export interface AwaitedRoute extends RouteBase {
  readonly isAwaited: true
}

/** An address that's no longer used; it redirects to a page (OPN-06). */
export interface MovedRoute extends RouteBase {
  readonly leadsTo: PageName
}

export type Route = BuiltRoute | AwaitedRoute | MovedRoute

/** Every route of the app (RTE-04 to RTE-18). The layouts follow OPN-74. */
export const routes: readonly Route[] = [
  {
    page: 'brand-root',
    layout: 'app-page',
    isPublic: false,
    texts: 'product',
    screen: () => import('./screens/shell/brand-root.screen.tsx'),
  },
  { page: 'academy', layout: 'app-page', isPublic: false, isAwaited: true },
  {
    page: 'account-settings',
    layout: 'app-page',
    isPublic: false,
    texts: 'account',
    screen: () => import('./screens/account/account-settings.screen.tsx'),
  },
  {
    page: 'ad-runs',
    layout: 'app-page',
    isPublic: false,
    screen: () => import('./screens/launches/launch-list.screen.tsx'),
  },
  { page: 'ad-store', layout: 'ad-store', isPublic: false, isAwaited: true },
  {
    page: 'admin',
    layout: 'app-page',
    isPublic: false,
    isForAdmins: true,
    screen: () => import('./screens/admin/admin.screen.tsx'),
  },
  {
    page: 'autopilot-prompt-test',
    layout: 'app-page',
    isPublic: false,
    isForAdmins: true,
    isAwaited: true,
  },
  {
    page: 'briefs',
    layout: 'app-page',
    isPublic: false,
    screen: () => import('./screens/briefs/briefs.screen.tsx'),
  },
  { page: 'campaign', layout: 'app-page', isPublic: false, isAwaited: true },
  {
    page: 'content-not-found',
    layout: 'balloon-not-found',
    isPublic: true,
    screen: () => import('./screens/shell/content-not-found.screen.tsx'),
  },
  { page: 'creative-mixer', layout: 'nav-bar', isPublic: false, isAwaited: true },
  { page: 'creatives', layout: 'app-page', isPublic: false, isAwaited: true },
  { page: 'design-editor', layout: 'nav-bar', isPublic: false, isAwaited: true },
  {
    page: 'editor',
    layout: 'nav-bar',
    isPublic: false,
    screen: () => import('./screens/ads/editor/editor.screen.tsx'),
  },
  {
    page: 'email-validation',
    layout: 'auth',
    isPublic: true,
    texts: 'account',
    screen: () => import('./screens/account/email-validation.screen.tsx'),
  },
  {
    page: 'forgot-password',
    layout: 'auth',
    isPublic: true,
    texts: 'account',
    screen: () => import('./screens/account/forgot-password.screen.tsx'),
  },
  {
    page: 'gallery',
    layout: 'app-page',
    isPublic: false,
    screen: () => import('./screens/ads/lists/gallery.screen.tsx'),
  },
  { page: 'image-test', layout: 'app-page', isPublic: false, isForAdmins: true, isAwaited: true },
  { page: 'integrations', layout: 'app-page', isPublic: false, isAwaited: true },
  {
    page: 'launch',
    layout: 'app-page',
    isPublic: false,
    screen: () => import('./screens/launches/launch.screen.tsx'),
  },
  {
    page: 'list',
    layout: 'app-page',
    isPublic: false,
    screen: () => import('./screens/ads/lists/list.screen.tsx'),
  },
  {
    page: 'login',
    layout: 'auth',
    isPublic: true,
    screen: () => import('./screens/account/login.screen.tsx'),
  },
  { page: 'manage-projects', layout: 'app-page', isPublic: false, isAwaited: true },
  { page: 'manage-teams', layout: 'app-page', isPublic: false, isAwaited: true },
  { page: 'mobile-welcome', layout: 'app-page', isPublic: false, isAwaited: true },
  {
    page: 'mock-date',
    layout: 'app-page',
    isPublic: false,
    isForAdmins: true,
    screen: () => import('./screens/dev/mock-date.screen.tsx'),
  },
  { page: 'partner-network', layout: 'app-page', isPublic: false, isAwaited: true },
  { page: 'payments', layout: 'app-page', isPublic: false, isAwaited: true },
  {
    page: 'pmf-survey',
    layout: 'default',
    isPublic: true,
    texts: 'account',
    screen: () => import('./screens/account/pmf-survey.screen.tsx'),
  },
  { page: 'prompt-test', layout: 'app-page', isPublic: false, isForAdmins: true, isAwaited: true },
  { page: 'render-ad-preview', layout: 'none', isPublic: true, isAwaited: true },
  { page: 'render-asset', layout: 'none', isPublic: true, isAwaited: true },
  {
    page: 'reset-password',
    layout: 'auth',
    isPublic: true,
    texts: 'account',
    screen: () => import('./screens/account/reset-password.screen.tsx'),
  },
  {
    page: 'signup',
    layout: 'auth',
    isPublic: true,
    screen: () => import('./screens/account/sign-up.screen.tsx'),
  },
  {
    page: 'social-login',
    layout: 'empty',
    isPublic: true,
    texts: 'account',
    screen: () => import('./screens/account/social-login.screen.tsx'),
  },
  {
    page: 'statistics',
    layout: 'app-page',
    isPublic: false,
    screen: () => import('./screens/reports/statistics.screen.tsx'),
  },
  { page: 'test', layout: 'app-page', isPublic: false, isForAdmins: true, isAwaited: true },
  {
    page: 'timeline',
    layout: 'app-page',
    isPublic: false,
    screen: () => import('./screens/ads/lists/timeline.screen.tsx'),
  },
  { page: 'upgrade', layout: 'app-page', isPublic: false, isAwaited: true },
  { page: 'create/ad-brief', layout: 'onboarding', isPublic: false, leadsTo: 'create/new-ad' },
  {
    page: 'create/brand',
    layout: 'onboarding',
    isPublic: false,
    screen: () => import('./screens/scans/details.screen.tsx'),
  },
  {
    page: 'create/first-ads',
    layout: 'app-page',
    isPublic: false,
    screen: () => import('./screens/ads/first-ads.screen.tsx'),
  },
  {
    page: 'create/new-ad',
    layout: 'app-page',
    isPublic: false,
    screen: () => import('./screens/ads/create-ad.screen.tsx'),
  },
  {
    page: 'create/overrides',
    layout: 'app-page',
    isPublic: false,
    screen: () => import('./screens/ads/create-ad.screen.tsx'),
  },
  {
    page: 'create/plan',
    layout: 'onboarding',
    isPublic: false,
    screen: () => import('./screens/plans/plan.screen.tsx'),
  },
  { page: 'create/user', layout: 'onboarding', isPublic: false, leadsTo: 'onboarding/details' },
  { page: 'design/BaseDesignStep', layout: 'app-page', isPublic: false, leadsTo: 'design/type' },
  { page: 'design/check', layout: 'app-page', isPublic: false, isAwaited: true },
  { page: 'design/CreativeWizardHeaderBar', layout: 'app-page', isPublic: false, leadsTo: 'design/type' },
  { page: 'design/layout', layout: 'app-page', isPublic: false, isAwaited: true },
  { page: 'design/logo', layout: 'app-page', isPublic: false, isAwaited: true },
  { page: 'design/pick-layout', layout: 'app-page', isPublic: false, isAwaited: true },
  { page: 'design/type', layout: 'app-page', isPublic: false, isAwaited: true },
  { page: 'design/visual', layout: 'app-page', isPublic: false, isAwaited: true },
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
    screen: () => import('./screens/scans/details.screen.tsx'),
  },
  {
    page: 'onboarding/invite',
    layout: 'auth',
    isPublic: true,
    texts: 'account',
    screen: () => import('./screens/account/accept-invite.screen.tsx'),
  },
  { page: 'onboarding/OnboardingPage', layout: 'onboarding', isPublic: false, leadsTo: 'onboarding/details' },
  {
    page: 'onboarding/signup',
    layout: 'auth',
    isPublic: true,
    screen: () => import('./screens/account/sign-up.screen.tsx'),
  },
]

// All their texts are in the first load.
const layoutsOfFirstTexts: readonly Layout[] = ['auth', 'balloon-not-found', 'default', 'empty', 'none']

/** The texts a page and its layout say beyond those that the app starts with. */
export function textsOf(route: Route): readonly TextPart[] {
  const isFirst = layoutsOfFirstTexts.includes(route.layout)
  const ofLayout = isFirst ? [] : (['product'] as const)
  if ('isAwaited' in route) return ['product']
  if (!('screen' in route)) return []
  if (route.texts === 'account') return [...ofLayout, 'account']
  return isFirst || route.texts === 'product' ? ofLayout : [...ofLayout, 'rest']
}
