import type { ComponentType } from 'react'
import { createBrowserRouter } from 'react-router'
import { AppPageLayout } from './layouts/app-page.layout.tsx'
import { FoyerLayout } from './layouts/foyer.layout.tsx'
import { OnboardingLayout } from './layouts/onboarding.layout.tsx'
import { RootLayout } from './layouts/root.layout.tsx'
import { type Layout, routes } from './routes.ts'
import { ErrorScreen } from './screens/shell/error.screen.tsx'

const layouts: Record<Layout, ComponentType> = {
  'app-page': AppPageLayout,
  foyer: FoyerLayout,
  onboarding: OnboardingLayout,
}

/** The router over the route table: one parent for each layout, so that moving between its pages keeps the frame. */
export function createRouter() {
  return createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: Blank,
      children: [
        ...(Object.keys(layouts) as Layout[]).map((layout) => ({
          Component: layouts[layout],
          children: routes
            .filter((route) => route.layout === layout)
            .flatMap(({ paths, screen }) =>
              paths.map((path) => ({
                path,
                lazy: async () => ({ Component: (await screen()).Screen }),
              })),
            ),
        })),
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
