import { helpArticles } from '@aloft/domain/assistant/help-articles'
import { publicPages } from '@aloft/domain/account/public-pages.rules'
import { describe, expect, it } from 'vitest'
import { pageNames, pathsOf } from './addresses/page-names.ts'
import { routes } from './routes.ts'
import { type Layout, layoutNames } from './routes/route.ts'

describe('the routes', () => {
  it('answer for every page, once; the page for developers is no part of a build for production (OPN-10)', () => {
    expect(routes.map(({ page }) => page).toSorted()).toEqual(
      pageNames.filter((page) => page !== 'dev').toSorted(),
    )
  })

  it('are built where articles of the help center lead (ACA-05)', () => {
    const built = routes.flatMap((route) => ('screen' in route ? [route.page] : []))
    const linked = Object.values(helpArticles).flatMap(({ page }) => page ?? [])
    expect(built).toEqual(expect.arrayContaining(linked))
  })

  it('take no parameters, and stand below /0 or at the root (RTE-17, RTE-29)', () => {
    const paths = routes.flatMap(({ page }) => pathsOf(page))
    expect(paths.filter((path) => path.includes(':'))).toEqual([])
    expect(paths.filter((path) => !/^\/0(\/|$)/.test(path))).toEqual(['/'])
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('open without a login only where the product says so (RTE-18)', () => {
    const open = routes.filter(({ isPublic }) => isPublic).map(({ page }) => page)
    // The twelfth is the developers' page. The page for unpublished addresses is open to everybody.
    expect(open.toSorted()).toEqual(
      [
        'content-not-found',
        'email-validation',
        'forgot-password',
        'login',
        'onboarding/invite',
        'onboarding/signup',
        'pmf-survey',
        'render-ad-preview',
        'render-asset',
        'reset-password',
        'signup',
        'social-login',
      ].toSorted(),
    )
  })

  it('are open where the session takes them for open, and no other page of the product is (RTE-18)', () => {
    const open = routes.filter(({ isPublic }) => isPublic).map(({ page }) => page)
    expect(open.filter((page) => page !== 'content-not-found').toSorted()).toEqual(
      publicPages.filter((page) => page !== 'dev').toSorted(),
    )
    expect(publicPages.flatMap((page) => pathsOf(page))).toEqual(publicPages.map((page) => `/0/${page}`))
  })

  it('are kept for admins where they only test (OPN-11)', () => {
    const forAdmins = routes.filter(({ isForAdmins }) => isForAdmins).map(({ page }) => page)
    expect(forAdmins.toSorted()).toEqual([
      'admin',
      'autopilot-prompt-test',
      'image-test',
      'mock-date',
      'prompt-test',
      'test',
    ])
  })

  it.each<[string, string]>([
    ['design/BaseDesignStep', 'design/type'],
    ['design/CreativeWizardHeaderBar', 'design/type'],
    ['onboarding/adGenerationRequestMixin', 'onboarding/details'],
    ['onboarding/OnboardingPage', 'onboarding/details'],
  ])('%s leads to %s (OPN-06)', (from, to) => {
    expect(routes.find(({ page }) => page === from)).toMatchObject({ leadsTo: to })
  })

  it.each(['create/brand', 'create/overrides'])('%s is a page of its own (OPN-05)', (page) => {
    expect(routes.find((route) => route.page === page)).toHaveProperty('screen')
  })

  it.each<[Layout, readonly string[]]>([
    ['auth', ['login', 'signup', 'forgot-password', 'reset-password']],
    ['onboarding', ['onboarding/details', 'create/plan', 'create/user']],
    ['none', ['render-asset', 'render-ad-preview']],
    ['ad-store', ['ad-store']],
    ['balloon-not-found', ['content-not-found']],
    ['empty', ['social-login']],
    ['nav-bar', ['editor', 'creative-mixer']],
    ['app-page', ['brand-root', 'gallery', 'account-settings']],
  ])('%s is the layout of %j (OPN-74)', (layout, pages) => {
    expect(layoutNames).toContain(layout)
    const found = routes.filter(({ page }) => pages.includes(page)).map((route) => route.layout)
    expect(found).toEqual(pages.map(() => layout))
  })
})
