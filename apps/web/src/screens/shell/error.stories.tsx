import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { expect, spyOn, within } from 'storybook/test'
import { missingPage } from './missing-page.ts'
import { withModal } from '../../modals/modal-address.ts'
import { plainApi } from '../../wiring/core/plain-api.ts'
import { ErrorScreen } from './error.screen.tsx'

/** A route that cannot be shown, within the routes of the app. */
function App({ route }: { route: RouteObject }) {
  const router = useMemo(
    () =>
      createMemoryRouter([{ ErrorBoundary: ErrorScreen, children: [route] }], {
        initialEntries: ['/0/nope'],
      }),
    [route],
  )
  return <RouterProvider router={router} />
}

const breaking = {
  path: '*',
  Component() {
    throw new TypeError('lamps is not iterable')
  },
}

const opening = {
  path: '*',
  Component() {
    throw new Error(withModal(new URLSearchParams(), 'nope').toString())
  },
}

const refusing = {
  path: '*',
  loader() {
    throw new Response('The workshop is closed today.', { status: 503 })
  },
}

const meta: Meta<typeof App> = {
  title: 'App/Error screen',
  component: App,
  parameters: { layout: 'fullscreen', pictures: 'once' },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {})
    // The reference is another one each time.
    spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes)
    spyOn(plainApi, 'call').mockResolvedValue({ kind: 'reply', reply: 'OK' })
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** An error nobody foresaw: its own words mean nothing to a reader. */
export const Unforeseen: Story = {
  args: { route: breaking },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { name: 'Error' })).toBeVisible()
    await expect(
      page.getByText("Oops, that didn't work... Please refresh your page to try again."),
    ).toBeVisible()
    await expect(page.queryByText(/lamps/)).toBeNull()
    await expect(page.getByRole('link', { name: 'Go back to safety' })).toHaveAttribute('href', '/')
  },
}

/** ERR-02: an error of ours says what happened. */
export const OfOurs: Story = {
  args: { route: opening },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { name: 'Error' })).toBeVisible()
    await expect(page.getByText("That isn't here. Nothing is lost.")).toBeVisible()
    await expect(page.queryByText(/Oops/)).toBeNull()
  },
}

export const RefusedByARoute: Story = {
  args: { route: refusing },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The workshop is closed today.')).toBeVisible()
  },
}

export const NotFound: Story = {
  args: { route: missingPage },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go back to safety' })).toHaveAttribute('href', '/')
  },
}

/** ERR-04: what fails is the error page itself, where it makes the reference. */
export const FailsItself: Story = {
  args: { route: breaking },
  beforeEach: () => {
    spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('no randomness')
    })
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('An error occurred while showing the error page')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await expect(page.queryByRole('heading')).toBeNull()
  },
}
