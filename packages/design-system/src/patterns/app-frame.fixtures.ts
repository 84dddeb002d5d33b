import nightjar from '../assets/nightjar-logo.svg'
import type { FrameEntry } from './account-menu.tsx'

/** The frame around the stories of screens: the demo brand and its owner. */
export const frameFixture = {
  homeHref: '/',
  user: { name: 'Órla Fahy', detail: 'orla@nightjar.example' },
  brand: { name: 'Nightjar Lamps', picture: nightjar, detail: 'nightjar.example' },
  entries: [
    { id: 'overview', label: 'Overview', href: '/', icon: 'overview', isCurrent: true },
  ] as FrameEntry[],
}

/** The whole navigation, as it stands once everything in it can be opened. */
export const everyEntry: FrameEntry[] = [
  { id: 'overview', label: 'Overview', href: '/', icon: 'overview', isCurrent: true },
  { id: 'ads', label: 'Ads', href: '/0/list', icon: 'ads', count: 6 },
  { id: 'creatives', label: 'Creatives', href: '/0/creatives', icon: 'creatives', count: 14 },
  { id: 'briefs', label: 'Briefs', href: '/0/briefs', icon: 'briefs', count: 4 },
  { id: 'reports', label: 'Reports', href: '/0/statistics', icon: 'reports' },
  { id: 'leads', label: 'Leads', href: '/0/leads', icon: 'leads', count: 23 },
]

export const everyAccountEntry: FrameEntry[] = [
  { id: 'integrations', label: 'Integrations', href: '/0/integrations', icon: 'integrations' },
  { id: 'payments', label: 'Payments', href: '/0/payments', icon: 'payments' },
  { id: 'academy', label: 'Academy', href: '/0/academy', icon: 'academy' },
  { id: 'help', label: 'Help', href: '/0/help', icon: 'help' },
]
