import { heroCtaTypeKey } from '@aloft/domain/balloons/section-types.rules'
import type { CtaType } from '@aloft/domain/balloons/section-types.rules'
import type { PageName } from '../addresses/page-names.ts'

/** Who looks at the navigation, as far as it depends on them. */
export interface Viewer {
  readonly isAdmin: boolean
  /** The development environment, whose pages a build for production does not have. */
  readonly isDevelopment: boolean
  readonly plan: { readonly labelKey: string; readonly numIdeas: number; readonly isTeams: boolean }
  /** Is offered an upgrade (NAV-11). */
  readonly isUpsold: boolean
  readonly numProjects: number
  readonly numTeams: number
  /** Some page of the brand asks for an email address or sells (NAV-02). */
  readonly collectsLeads: boolean
}

/** A place that navigation can lead to. */
export interface NavEntry {
  readonly id: string
  readonly page: PageName
  /** Speaks of one brand, so its link says which. */
  readonly hasIdeaId?: true
  /** For whom it is there; without it for everybody. */
  readonly isFor?: (viewer: Viewer) => boolean
}

/** The entries of the product's navigation (NAV-01 to NAV-04, NAV-07, NAV-08, NAV-11). */
export const navEntries: readonly NavEntry[] = [
  { id: 'dashboard', page: 'brand-root' },
  { id: 'gallery', page: 'gallery', hasIdeaId: true },
  { id: 'list', page: 'list', hasIdeaId: true },
  { id: 'timeline', page: 'timeline', hasIdeaId: true },
  { id: 'creatives', page: 'creatives', hasIdeaId: true },
  { id: 'leads', page: 'statistics', hasIdeaId: true, isFor: ({ collectsLeads }) => collectsLeads },
  { id: 'academy', page: 'academy' },
  { id: 'payments', page: 'payments' },
  { id: 'integrations', page: 'integrations' },
  { id: 'manage-projects', page: 'manage-projects', isFor: mayManageProjects },
  { id: 'manage-teams', page: 'manage-teams', isFor: mayManageTeams },
  { id: 'account-settings', page: 'account-settings' },
  { id: 'login', page: 'login' },
  { id: 'upgrade', page: 'upgrade', isFor: ({ isUpsold }) => isUpsold },
  { id: 'editor', page: 'editor', hasIdeaId: true },
  { id: 'admin', page: 'admin', isFor: ({ isAdmin }) => isAdmin },
  { id: 'dev', page: 'dev', isFor: ({ isDevelopment }) => isDevelopment },
]

/** Pages of our own choice beside them, such as the briefs (OPN-07). */
export const ownEntries: readonly NavEntry[] = [
  { id: 'briefs', page: 'briefs', hasIdeaId: true },
  { id: 'performance', page: 'statistics', hasIdeaId: true },
]

const leadTypes: readonly CtaType[] = ['sign-up-with-email', 'buy-with-PayPal']

/** Whether some page of these funnels asks for an email address or sells (NAV-02). Takes their values by key. */
export function collectsLeads(funnels: readonly Readonly<Record<string, unknown>>[]): boolean {
  return funnels.some((values) =>
    Object.entries(values).some(
      ([key, value]) => key.endsWith(`/${heroCtaTypeKey}`) && leadTypes.some((type) => type === value),
    ),
  )
}

/** Manage projects is there for admins, and where the plan allows more than one (NAV-07). */
export function mayManageProjects({ isAdmin, plan }: Pick<Viewer, 'isAdmin' | 'plan'>): boolean {
  return isAdmin || plan.numIdeas > 1
}

/** Manage teams is there for those who have teams, or whose plan allows them (NAV-08). */
export function mayManageTeams({ numTeams, plan }: Pick<Viewer, 'numTeams' | 'plan'>): boolean {
  return numTeams > 0 || plan.isTeams
}

/**
 * Whether an entry is in the navigation: its page is built, and the viewer may see it. The brands are promised to
 * admins (ADM-03), so their entry is there before the page, whose address says what is missing.
 */
export function isDrawn({ id, page, isFor }: NavEntry, viewer: Viewer, built: readonly PageName[]): boolean {
  const isPromised = id === 'manage-projects' && viewer.isAdmin
  return (built.includes(page) || isPromised) && (isFor?.(viewer) ?? true)
}

/** The side navigation shows the developers' page to admins only (OPN-09). */
export function isInSideNavigation({ id }: NavEntry, viewer: Viewer): boolean {
  return id !== 'dev' || viewer.isAdmin
}

/** Whether the menu of the brand has a list of others to open (NAV-06). */
export function hasOpenProject({ numProjects }: Pick<Viewer, 'numProjects'>): boolean {
  return numProjects > 1
}
