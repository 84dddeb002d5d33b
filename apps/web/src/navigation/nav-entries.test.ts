import { describe, expect, it } from 'vitest'
import {
  collectsLeads,
  hasOpenProject,
  isDrawn,
  isInSideNavigation,
  mayManageProjects,
  mayManageTeams,
  navEntries,
  type Viewer,
} from './nav-entries.ts'

const free = { labelKey: 'free', numIdeas: 1, isTeams: false }
const viewer: Viewer = {
  isAdmin: false,
  isDevelopment: false,
  plan: free,
  isUpsold: false,
  numProjects: 1,
  numTeams: 0,
  collectsLeads: false,
}

const shownTo = (who: Viewer) => navEntries.filter(({ isFor }) => isFor?.(who) ?? true).map(({ id }) => id)

describe('the entries of the navigation', () => {
  it('are these seventeen (NAV-01)', () => {
    expect(navEntries.map(({ id }) => id)).toEqual([
      'dashboard',
      'gallery',
      'list',
      'timeline',
      'creatives',
      'leads',
      'academy',
      'payments',
      'integrations',
      'manage-projects',
      'manage-teams',
      'account-settings',
      'login',
      'upgrade',
      'editor',
      'admin',
      'dev',
    ])
  })

  it('hide from others what is for some', () => {
    const special = ['leads', 'manage-projects', 'manage-teams', 'upgrade', 'admin', 'dev']
    expect(special.filter((id) => shownTo(viewer).includes(id))).toEqual([])
    expect(shownTo({ ...viewer, isAdmin: true })).toEqual(
      expect.arrayContaining(['admin', 'manage-projects']),
    )
    expect(shownTo({ ...viewer, isDevelopment: true })).toContain('dev')
    expect(shownTo({ ...viewer, collectsLeads: true })).toContain('leads')
  })

  it('are drawn once their page is built, but for the brands, which admins are promised (ADM-03)', () => {
    const ids = (who: Viewer) =>
      navEntries.filter((entry) => isDrawn(entry, who, ['gallery', 'admin'])).map(({ id }) => id)
    expect(ids(viewer)).toEqual(['gallery'])
    expect(ids({ ...viewer, plan: { ...free, numIdeas: 3 } })).toEqual(['gallery'])
    expect(ids({ ...viewer, isAdmin: true })).toEqual(['gallery', 'manage-projects', 'admin'])
  })

  it.each([
    [false, false, false],
    [false, true, false],
    [true, false, false],
    [true, true, true],
  ])(
    'admin %s in development %s: the dev entry in the side navigation is %s (OPN-09)',
    (isAdmin, isDevelopment, isShown) => {
      const who = { ...viewer, isAdmin, isDevelopment }
      const dev = navEntries.filter((entry) => (entry.isFor?.(who) ?? true) && isInSideNavigation(entry, who))
      expect(dev.some(({ id }) => id === 'dev')).toBe(isShown)
    },
  )
})

it.each([
  [{ 'component/1/sections/2/config/hero/ctaType': 'sign-up-with-email' }, true],
  [{ 'component/1/sections/2/config/hero/ctaType': 'buy-with-PayPal' }, true],
  [{ 'component/1/sections/2/config/hero/ctaType': 'link' }, false],
  [{ 'component/1/headline1': 'buy-with-PayPal' }, false],
])('%j collects leads: %s (NAV-02)', (values, expected) => {
  expect(collectsLeads([{}, values])).toBe(expected)
})

it('leads to the upgrade whoever is offered one (NAV-11)', () => {
  expect(shownTo(viewer)).not.toContain('upgrade')
  expect(shownTo({ ...viewer, isUpsold: true })).toContain('upgrade')
})

it('opens what the plan allows (NAV-06, NAV-07, NAV-08)', () => {
  expect([1, 2].map((numProjects) => hasOpenProject({ numProjects }))).toEqual([false, true])
  expect(mayManageProjects({ isAdmin: false, plan: { ...free, numIdeas: 3 } })).toBe(true)
  expect(mayManageProjects({ isAdmin: false, plan: free })).toBe(false)
  expect(mayManageTeams({ numTeams: 1, plan: free })).toBe(true)
  expect(mayManageTeams({ numTeams: 0, plan: { ...free, isTeams: true } })).toBe(true)
  expect(mayManageTeams({ numTeams: 0, plan: free })).toBe(false)
})
