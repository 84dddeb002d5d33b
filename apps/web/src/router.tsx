import { visitorLead } from '@aloft/domain/account/session-start.rules'
import type { TextPart } from '@aloft/messages/first-i18n'
import type { ComponentType } from 'react'
import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { PlainLayout } from './layouts/plain.layout.tsx'
import { RootLayout } from './layouts/root.layout.tsx'
import { missingPage } from './screens/shell/missing-page.ts'
import { BuiltPages } from './navigation/built-pages.ts'
import { pageAddress } from './addresses/page-address.ts'
import { type PageName, pathsOf } from './addresses/page-names.ts'
import { type BuiltRoute, type Layout, layoutNames, type Route, routes } from './routes.ts'
import { ErrorScreen } from './screens/shell/error.screen.tsx'
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

// All their texts are in the first load.
const layoutsOfFirstTexts: readonly Layout[] = ['auth', 'balloon-not-found', 'default', 'empty', 'none']

const layoutsWithoutFrame: readonly Layout[] = ['none', 'onboarding']

type LoadTexts = (part: TextPart) => Promise<void>

/** The router over the addresses of the browser. `loadTexts` fetches what the pages behind the login say. */
export function createRouter(loadTexts: LoadTexts) {
  return createBrowserRouter(appRoutes(loadTexts))
}

/** The route table: one parent for each layout, so that moving between its pages keeps the frame. */
export function appRoutes(loadTexts: LoadTexts): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: Blank,
      children: [
        {
          lazy: () => lazily(async () => (await import('./layouts/product.layout.tsx')).ProductLayout),
          children: layoutNames.filter(isOfProduct).map((layout) => layoutRoute(layout, loadTexts)),
        },
        {
          Component: PlainLayout,
          children: layoutNames
            .filter((layout) => !isOfProduct(layout))
            .map((layout) => layoutRoute(layout, loadTexts)),
        },
        // Not in the table of routes: a build for production has neither the page nor what it loads (OPN-10).
        import.meta.env.DEV_PAGES ? developmentPage(loadTexts) : { path: '/0/dev', loader: notHereAtAll },
        ...(isOwnHost ? [missingPage] : []),
      ],
    },
  ]
}

// They share the session, the brand that is open and what goes on behind.
const layoutsOfProduct: readonly Layout[] = ['ad-store', 'app-page', 'nav-bar']
const isOfProduct = (layout: Layout) => layoutsOfProduct.includes(layout)

/** A layout with all its pages. */
function layoutRoute(layout: Layout, loadTexts: LoadTexts): RouteObject {
  return {
    lazy: () =>
      lazily(async () => {
        const [Component] = await Promise.all([
          layouts[layout](),
          !layoutsOfFirstTexts.includes(layout) && loadTexts('product'),
        ])
        return Component
      }),
    children: routes
      .filter((route) => route.layout === layout)
      .flatMap((route) =>
        pathsHere(route.page).map((path) => ({
          path,
          ...lazyOptions(route, loadTexts),
        })),
      ),
  }
}

const isOwnHost = visitorLead({ ...product, isPublicPage: false, hadUser: false }) === 'login'

/** Where companies publish their pages, nothing is published yet: whatever is asked for is not found (ERR-07). */
function pathsHere(page: PageName): readonly string[] {
  return page === 'content-not-found' && !isOwnHost ? [...pathsOf(page), '*'] : pathsOf(page)
}

const builtPages: readonly PageName[] = [
  ...routes.filter((route) => 'screen' in route).map(({ page }) => page),
  ...(import.meta.env.DEV_PAGES ? (['dev'] as const) : []),
]

function Root() {
  return (
    <BuiltPages value={builtPages}>
      <RootLayout />
    </BuiltPages>
  )
}

/** The route of a component whose files are fetched when it is first opened. */
async function lazily(load: () => Promise<ComponentType>): Promise<{ Component: ComponentType }> {
  return { Component: await loadPageChunk(load) }
}

function lazyOptions(route: Route, loadTexts: LoadTexts): Pick<RouteObject, 'lazy' | 'loader'> {
  if ('leadsTo' in route) {
    const { leadsTo } = route
    return { loader: ({ request }) => redirect(pageAddress(leadsTo) + new URL(request.url).search) }
  }
  const load =
    'isAwaited' in route ? () => notHereScreen(route, loadTexts) : () => builtScreen(route, loadTexts)
  if (!route.isForAdmins) return { lazy: () => lazily(load) }
  return {
    lazy: () =>
      lazily(async () => {
        const [Component, { AdminsOnly }] = await Promise.all([load(), import('./layouts/admins-only.tsx')])
        return () => (
          <AdminsOnly>
            <Component />
          </AdminsOnly>
        )
      }),
  }
}

async function builtScreen(
  { layout, texts, screen }: BuiltRoute,
  loadTexts: LoadTexts,
): Promise<ComponentType> {
  const isShort = layoutsOfFirstTexts.includes(layout) || texts === 'product'
  const ownTexts = texts === 'account' ? loadTexts('account') : isShort || loadTexts('rest')
  const [{ Screen }] = await Promise.all([screen(), ownTexts])
  return Screen
}

async function notHereScreen({ page, layout }: Route, loadTexts: LoadTexts): Promise<ComponentType> {
  const [{ NotHereScreen }] = await Promise.all([
    import('./screens/shell/not-here.screen.tsx'),
    loadTexts('product'),
  ])
  return () => <NotHereScreen page={page} isAlone={layoutsWithoutFrame.includes(layout)} />
}

function developmentPage(loadTexts: LoadTexts): RouteObject {
  return {
    path: '/0/dev',
    lazy: () =>
      lazily(async () => {
        const [{ Screen }] = await Promise.all([
          import('./screens/dev/machines.screen.tsx'),
          loadTexts('product'),
          loadTexts('rest'),
        ])
        return Screen
      }),
  }
}

function notHereAtAll() {
  return redirect(pageAddress('content-not-found'))
}

// The page is blank for the moment in which its first screen loads: a flash of anything else would be noise.
function Blank() {
  return null
}
