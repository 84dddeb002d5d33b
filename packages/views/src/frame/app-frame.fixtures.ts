import nightjar from '@aloft/design-system/assets/nightjar-logo.svg'
import type { FrameEntry } from './account-menu.tsx'
import type { BrandMenuContent } from './brand-menu.tsx'

/** The frame around the stories of screens, with the demo brand and its owner. */
export const frameFixture = {
  homeHref: '/',
  user: { name: 'Órla Fahy', detail: 'Flat plan', email: 'orla@nightjar.example' },
  brand: { name: 'Nightjar Lamps', picture: nightjar, detail: 'nightjar.example' },
  entries: [
    { id: 'overview', label: 'Overview', href: '/', icon: 'overview', isCurrent: true },
  ] as FrameEntry[],
}

/** The whole navigation, with every entry available. */
export const everyEntry: FrameEntry[] = [
  { id: 'overview', label: 'Overview', href: '/', icon: 'overview', isCurrent: true },
  { id: 'ads', label: 'Ads', href: '/0/list', icon: 'ads', count: 6 },
  {
    id: 'creatives',
    label: 'Creatives',
    href: '/0/creatives',
    icon: 'creatives',
    count: 14,
    isInMenu: true,
  },
  { id: 'briefs', label: 'Briefs', href: '/0/briefs', icon: 'briefs', count: 4 },
  { id: 'reports', label: 'Reports', href: '/0/statistics', icon: 'reports' },
  { id: 'leads', label: 'Leads', href: '/0/leads', icon: 'leads', count: 23 },
]

export const everyAccountEntry: FrameEntry[] = [
  { id: 'integrations', label: 'Integrations', href: '/0/integrations', icon: 'integrations' },
  { id: 'payments', label: 'Plan and billing', href: '/0/payments', icon: 'payments' },
  { id: 'academy', label: 'Academy', href: '/0/academy', icon: 'academy' },
]

/** The brand menu with the user's own brands, a team's, and a team without brands. */
export const brandMenuFixture: BrandMenuContent = {
  settingsHref: '/0?modal=project-settings',
  groups: [
    {
      id: 'own',
      title: null,
      brands: [
        { id: 'nightjar', name: 'Nightjar Lamps', picture: nightjar, href: '/0?ideaId=1', isCurrent: true },
        { id: 'loaf', name: 'Loaf and Ladle', href: '/0?ideaId=2', isCurrent: false },
      ],
    },
    {
      id: 'friends',
      title: 'Harbour Street',
      brands: [{ id: 'kite', name: 'Kite School Salthill', href: '/0?ideaId=3', isCurrent: false }],
    },
    { id: 'new', title: 'Market Square', brands: [] },
  ],
  entries: [
    { id: 'manage-projects', label: 'Brands', href: '/0/manage-projects', icon: 'brand' },
    { id: 'manage-teams', label: 'Teams', href: '/0/manage-teams', icon: 'team' },
    { id: 'account-settings', label: 'Account settings', href: '/0/account-settings', icon: 'settings' },
  ],
  onLogOut: () => undefined,
}
