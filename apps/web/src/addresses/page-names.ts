/**
 * Every page by the name used in links (RTE-05 to RTE-10, RTE-19): its address below the app's prefix.
 * `brand-root` is `/0` itself (RTE-11); `briefs`, `launch` and `ad-store` are our own addresses (OPN-07), and
 * `create/brand`, `create/first-ads` and `create/overrides` are steps of the wizard (OPN-05).
 */
export const pageNames = [
  'brand-root',
  'academy',
  'account-settings',
  'ad-runs',
  'ad-store',
  'admin',
  'autopilot-prompt-test',
  'briefs',
  'campaign',
  'content-not-found',
  'creative-mixer',
  'creatives',
  'design-editor',
  'dev',
  'editor',
  'email-validation',
  'forgot-password',
  'gallery',
  'image-test',
  'integrations',
  'launch',
  'list',
  'login',
  'manage-projects',
  'manage-teams',
  'mobile-welcome',
  'mock-date',
  'partner-network',
  'payments',
  'pmf-survey',
  'prompt-test',
  'render-ad-preview',
  'render-asset',
  'reset-password',
  'signup',
  'social-login',
  'statistics',
  'test',
  'timeline',
  'upgrade',
  'create/ad-brief',
  'create/brand',
  'create/first-ads',
  'create/new-ad',
  'create/overrides',
  'create/plan',
  'create/user',
  'design/BaseDesignStep',
  'design/check',
  'design/CreativeWizardHeaderBar',
  'design/layout',
  'design/logo',
  'design/pick-layout',
  'design/type',
  'design/visual',
  'onboarding/adGenerationRequestMixin',
  'onboarding/details',
  'onboarding/invite',
  'onboarding/OnboardingPage',
  'onboarding/signup',
] as const
export type PageName = (typeof pageNames)[number]

/** Pages with additional addresses, or with a different one. */
const otherPaths: Partial<Record<PageName, readonly string[]>> = { 'brand-root': ['/', '/0'] }

/** Pages with their tabs in the query: switching between them keeps the scroll position (RTE-02). */
const tabbedPages: readonly PageName[] = ['statistics']

/** Whether a link between these paths keeps the scroll position (RTE-02). */
export function keepsScroll(from: string, to: string): boolean {
  return from === to && tabbedPages.some((page) => pathsOf(page).includes(to))
}

/** The addresses of a page, without a query; none has path parameters (RTE-29). */
export function pathsOf(page: PageName): readonly string[] {
  return otherPaths[page] ?? [`/0/${page}`]
}

export function isPageName(name: string): name is PageName {
  return (pageNames as readonly string[]).includes(name)
}
