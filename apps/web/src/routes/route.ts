import type { ComponentType } from 'react'
import type { PageName } from '../addresses/page-names.ts'

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
   * `product`, `account` or `shared` if the page only uses these texts; other pages load all texts, so that none is
   * missing. `modals` adds those of modals, for a page that shows the content of one in place.
   */
  readonly texts?: 'product' | 'account' | 'shared' | 'modals'
  readonly screen: () => Promise<{ Screen: ComponentType }>
  /** Loads the parts that the screen loads once it's painted, so that they are there when it's preloaded. */
  readonly later?: () => Promise<unknown>
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
