import type { TextPart } from '@aloft/messages/first-i18n'
import type { ComponentType } from 'react'
import { createBrowserRouter } from 'react-router'
import { RootLayout } from './layouts/root.layout.tsx'
import { type Layout, routes } from './routes.ts'
import { ErrorScreen } from './screens/shell/error.screen.tsx'

// Loaded with the first page that stands in them, beside its screen.
const layouts: Record<Layout, () => Promise<ComponentType>> = {
  'app-page': async () => (await import('./layouts/app-page.layout.tsx')).AppPageLayout,
  foyer: async () => (await import('./layouts/foyer.layout.tsx')).FoyerLayout,
  onboarding: async () => (await import('./layouts/onboarding.layout.tsx')).OnboardingLayout,
}

/**
 * The router over the route table: one parent for each layout, so that moving between its pages keeps the frame.
 * `loadTexts` fetches what the pages behind the login say.
 */
export function createRouter(loadTexts: (part: TextPart) => Promise<void>) {
  return createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: Blank,
      children: [
        ...(Object.keys(layouts) as Layout[]).map((layout) => ({
          lazy: async () => {
            const [Component] = await Promise.all([
              layouts[layout](),
              layout !== 'foyer' && loadTexts('product'),
            ])
            return { Component }
          },
          children: routes
            .filter((route) => route.layout === layout)
            .flatMap(({ paths, screen, texts }) =>
              paths.map((path) => ({
                path,
                lazy: async () => {
                  const isShort = layout === 'foyer' || texts === 'product'
                  const [{ Screen }] = await Promise.all([screen(), isShort || loadTexts('rest')])
                  return { Component: Screen }
                },
              })),
            ),
        })),
        // Not in the table of routes: a build for production has neither the page nor what it loads.
        ...(import.meta.env.DEV_PAGES
          ? [
              {
                path: '/0/dev',
                lazy: async () => {
                  const [{ Screen }] = await Promise.all([
                    import('./screens/dev/machines.screen.tsx'),
                    loadTexts('product'),
                    loadTexts('rest'),
                  ])
                  return { Component: Screen }
                },
              },
            ]
          : []),
        {
          path: '*',
          loader: () => {
            throw new Response('This page could not be found', { status: 404 })
          },
        },
      ],
    },
  ])
}

// The page is blank for the moment in which its first screen loads: a flash of anything else would be noise.
function Blank() {
  return null
}
