import { heroCtaTypeKey } from '@aloft/domain/balloons/section-types.rules'
import type { CtaType } from '@aloft/domain/balloons/section-types.rules'
import type { PageName } from '../addresses/page-names.ts'

/** The user's data that navigation depends on. */
export interface Viewer {
  readonly isAdmin: boolean
  /** Whether this is the development environment; production builds don't have its pages. */
  readonly isDevelopment: boolean
  readonly plan: { readonly labelKey: string; readonly numIdeas: number; readonly isTeams: boolean }
  /** Whether an upgrade is offered (NAV-11). */
  readonly isUpsold: boolean
  readonly numProjects: number
  readonly numTeams: number
  /** Whether some page of the brand asks for an email address or sells something (NAV-02). */
  readonly collectsLeads: boolean
}

/** A destination of the navigation. */
export interface NavEntry {
  readonly id: string
  readonly page: PageName
  /** It's about one brand, so its link names the brand. */
  readonly hasIdeaId?: true
  /** Whether it's shown to this viewer; without it, it's shown to everybody. */
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

/** Additional pages of our own, such as the briefs (OPN-07). */
export const ownEntries: readonly NavEntry[] = [
  { id: 'briefs', page: 'briefs', hasIdeaId: true },
  { id: 'performance', page: 'statistics', hasIdeaId: true },
]

const leadTypes: readonly CtaType[] = ['sign-up-with-email', 'buy-with-PayPal']

/**
 * Whether some page of these funnels asks for an email address or sells something (NAV-02). Takes their
 * values by key.
 */
export function collectsLeads(funnels: readonly Readonly<Record<string, unknown>>[]): boolean {
  return funnels.some((values) =>
    Object.entries(values).some(
      ([key, value]) => key.endsWith(`/${heroCtaTypeKey}`) && leadTypes.some((type) => type === value),
    ),
  )
}

/** Admins can manage projects, and so can users whose plan allows more than one (NAV-07). */
export function mayManageProjects({ isAdmin, plan }: Pick<Viewer, 'isAdmin' | 'plan'>): boolean {
  return isAdmin || plan.numIdeas > 1
}

/** Users who have teams can manage them, and so can those whose plan allows teams (NAV-08). */
export function mayManageTeams({ numTeams, plan }: Pick<Viewer, 'numTeams' | 'plan'>): boolean {
  return numTeams > 0 || plan.isTeams
}

/**
 * Whether an entry is shown: its page is built, and the viewer may see it. The brands are specified for
 * admins (ADM-03), so their entry exists before the page, whose address shows what is missing.
 */
export function isDrawn({ id, page, isFor }: NavEntry, viewer: Viewer, built: readonly PageName[]): boolean {
  const isPromised = id === 'manage-projects' && viewer.isAdmin
  return (built.includes(page) || isPromised) && (isFor?.(viewer) ?? true)
}

/** The side navigation shows the developers' page to admins only (OPN-09). */
export function isInSideNavigation({ id }: NavEntry, viewer: Viewer): boolean {
  return id !== 'dev' || viewer.isAdmin
}

/** Whether the brand menu has a list of other brands to open (NAV-06). */
export function hasOpenProject({ numProjects }: Pick<Viewer, 'numProjects'>): boolean {
  return numProjects > 1
}
