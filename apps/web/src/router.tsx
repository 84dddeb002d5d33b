import { visitorLead } from '@aloft/domain/account/session-start.rules'
import type { TextPart } from '@aloft/messages/first-i18n'
import type { ComponentType } from 'react'
import { PlainLayout } from './layouts/plain.layout.tsx'
import { RootLayout } from './layouts/root.layout.tsx'
import { leaveGuards } from './addresses/leave-guards.ts'
import { pageAddress } from './addresses/page-address.ts'
import { type PageName, pathsOf } from './addresses/page-names.ts'
import { BuiltPages } from './navigation/built-pages.ts'
import { browserHistory, type PageHistory } from './router/page-history.ts'
import { createPageRouter, type Page, type PageRouter } from './router/page-router.ts'
import { PageView } from './router/page-view.tsx'
import { isOfProduct, routes, textsOf, textsOfFrame } from './routes.ts'
import type { Layout, Route } from './routes/route.ts'
import { ErrorScreen } from './screens/shell/error.screen.tsx'
import { missingPage } from './screens/shell/missing-page.ts'
import { product } from './state/product.ts'
import { loadPageChunk } from './wiring/core/page-chunk.ts'

// Each is loaded with its first page, in parallel with the screen.
const layouts: Record<Layout, () => Promise<ComponentType>> = {
  'ad-store': async () => (await import('./layouts/ad-store.layout.tsx')).AdStoreLayout,
  'app-page': async () => (await import('./layouts/app-page.layout.tsx')).AppPageLayout,
  balloon: async () => (await import('./layouts/balloon.layout.tsx')).BalloonLayout,
  'balloon-not-found': async () =>
    (await import('./layouts/balloon-not-found.layout.tsx')).BalloonNotFoundLayout,
  default: async () => (await import('./layouts/default.layout.tsx')).DefaultLayout,
  empty: async () => (await import('./layouts/empty.layout.tsx')).EmptyLayout,
  auth: async () => (await import('./layouts/auth.layout.tsx')).AuthLayout,
  'nav-bar': async () => (await import('./layouts/nav-bar.layout.tsx')).NavBarLayout,
  none: async () => (await import('./layouts/none.layout.tsx')).NoneLayout,
  onboarding: async () => (await import('./layouts/onboarding.layout.tsx')).OnboardingLayout,
}

const layoutsWithoutFrame: readonly Layout[] = ['none', 'onboarding']

const isOwnHost = visitorLead({ ...product, isPublicPage: false, hadUser: false }) === 'login'

const builtPages: readonly PageName[] = [
  ...routes.filter((route) => 'screen' in route).map(({ page }) => page),
  ...(import.meta.env.DEV_PAGES ? (['dev'] as const) : []),
]

/** The pages of the app, and its error page in place of one that could not be loaded or drawn. */
export function Pages({ router }: { router: PageRouter }) {
  return <PageView router={router} Failed={ErrorScreen} />
}

type LoadTexts = (part: TextPart) => Promise<void>

/**
 * The router over the route table. `loadTexts` fetches what pages say beyond the first load; the history is the
 * browser's, or one in memory.
 */
export function createRouter(loadTexts: LoadTexts, history: PageHistory = browserHistory()): PageRouter {
  const pages = new Map<string, Page>()
  for (const route of routes) {
    const page = pageOf(route, loadTexts)
    for (const path of pathsOf(route.page)) pages.set(pathKey(path), page)
  }
  // Not in the table of routes: a build for production has neither the page nor what it loads (OPN-10).
  const nowhere: Page = { leadsTo: () => pageAddress('content-not-found') }
  pages.set(pathKey('/0/dev'), import.meta.env.DEV_PAGES ? developmentPage(loadTexts) : nowhere)
  // Where companies publish their pages, nothing is published yet: whatever is asked for is not found (ERR-07).
  const notFound = isOwnHost ? undefined : pages.get(pathKey(pageAddress('content-not-found')))
  return createPageRouter({
    history,
    pageAt: (path) => pages.get(pathKey(path)) ?? notFound ?? missingPage,
    guards: leaveGuards,
  })
}

/** A path as it is compared: neither capital letters nor a slash at its end count. */
function pathKey(path: string): string {
  return path.replace(/(?<=.)\/+$/, '').toLowerCase()
}

function pageOf(route: Route, loadTexts: LoadTexts): Page {
  if ('leadsTo' in route) return { leadsTo: (search) => pageAddress(route.leadsTo) + search }
  const hasFrame = isOfProduct(route.layout)
  // All pages of a layout share its component, so that moving between them keeps the frame.
  const loadFrame = async () => {
    const [Group, OfLayout] = await Promise.all([
      hasFrame ? loadProductLayout() : PlainLayout,
      layouts[route.layout](),
      ...textsOfFrame(route).map(loadTexts),
    ])
    return [Root, Group, OfLayout]
  }
  const load = async () => {
    const [frame, Screen] = await Promise.all([
      loadFrame(),
      route.isForAdmins ? screenForAdmins(route) : screenOf(route),
      ...textsOf(route).map(loadTexts),
    ])
    return [...frame, Screen]
  }
  const later = 'later' in route ? route.later : undefined
  return { load: () => loadPageChunk(load), ...(hasFrame && { loadFrame }), ...(later && { later }) }
}

const loadProductLayout = async () => (await import('./layouts/product.layout.tsx')).ProductLayout

async function screenOf(route: Exclude<Route, { leadsTo: unknown }>): Promise<ComponentType> {
  if ('screen' in route) return (await route.screen()).Screen
  const { NotHereScreen } = await import('./screens/shell/not-here.screen.tsx')
  return () => <NotHereScreen page={route.page} isAlone={layoutsWithoutFrame.includes(route.layout)} />
}

async function screenForAdmins(route: Exclude<Route, { leadsTo: unknown }>): Promise<ComponentType> {
  const [Screen, { AdminsOnly }] = await Promise.all([screenOf(route), import('./layouts/admins-only.tsx')])
  return () => (
    <AdminsOnly>
      <Screen />
    </AdminsOnly>
  )
}

function developmentPage(loadTexts: LoadTexts): Page {
  const load = async () => {
    const [{ Screen }] = await Promise.all([
      import('./screens/dev/machines.screen.tsx'),
      loadTexts('product'),
      loadTexts('rest'),
    ])
    return [Root, Screen]
  }
  return { load: () => loadPageChunk(load) }
}

function Root() {
  return (
    <BuiltPages value={builtPages}>
      <RootLayout />
    </BuiltPages>
  )
}
