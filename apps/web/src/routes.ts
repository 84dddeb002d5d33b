import type { TextPart } from '@aloft/messages/first-i18n'
import { accountRoutes } from './routes/account.routes.ts'
import { adminRoutes } from './routes/admin.routes.ts'
import { adsRoutes } from './routes/ads.routes.ts'
import { briefsRoutes } from './routes/briefs.routes.ts'
import { creativesRoutes } from './routes/creatives.routes.ts'
import { devRoutes } from './routes/dev.routes.ts'
import { flowsRoutes } from './routes/flows.routes.ts'
import { ideasRoutes } from './routes/ideas.routes.ts'
import { launchesRoutes } from './routes/launches.routes.ts'
import { paymentsRoutes } from './routes/payments.routes.ts'
import { plansRoutes } from './routes/plans.routes.ts'
import { publishingRoutes } from './routes/publishing.routes.ts'
import { reportsRoutes } from './routes/reports.routes.ts'
import { scansRoutes } from './routes/scans.routes.ts'
import { shellRoutes } from './routes/shell.routes.ts'
import { teamsRoutes } from './routes/teams.routes.ts'
import type { Layout, Route } from './routes/route.ts'

const layoutsOfProduct: readonly Layout[] = ['ad-store', 'app-page', 'nav-bar']

/** Whether a layout is one of those that share the session, the brand that is open and what runs in the background. */
export function isOfProduct(layout: Layout): boolean {
  return layoutsOfProduct.includes(layout)
}

/** Every route of the app (RTE-04 to RTE-18), by area. The layouts follow OPN-74. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...adminRoutes,
  ...adsRoutes,
  ...briefsRoutes,
  ...creativesRoutes,
  ...devRoutes,
  ...flowsRoutes,
  ...ideasRoutes,
  ...launchesRoutes,
  ...paymentsRoutes,
  ...plansRoutes,
  ...publishingRoutes,
  ...reportsRoutes,
  ...scansRoutes,
  ...shellRoutes,
  ...teamsRoutes,
]

// All their texts are in the first load.
const layoutsOfFirstTexts: readonly Layout[] = ['auth', 'balloon-not-found', 'default', 'empty', 'none']

/** The texts that a page's layout says beyond those that the app starts with. */
export function textsOfFrame({ layout }: Pick<Route, 'layout'>): readonly TextPart[] {
  return layoutsOfFirstTexts.includes(layout) ? [] : ['product']
}

/** The texts a page and its layout say beyond those that the app starts with. */
export function textsOf(route: Route): readonly TextPart[] {
  const isFirst = layoutsOfFirstTexts.includes(route.layout)
  const ofLayout = textsOfFrame(route)
  if ('isAwaited' in route) return ['product']
  if (!('screen' in route)) return []
  if (route.texts === 'account') return [...ofLayout, 'account']
  if (route.texts === 'shared') return [...ofLayout, 'shared']
  if (route.texts === 'modals') return [...ofLayout, 'rest', 'modals']
  return isFirst || route.texts === 'product' ? ofLayout : [...ofLayout, 'rest']
}
