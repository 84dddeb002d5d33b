import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, spyOn, within } from 'storybook/test'
import { leaveGuards } from '../../addresses/leave-guards.ts'
import { withModal } from '../../modals/modal-address.ts'
import { createPageRouter, type Page } from '../../router/page-router.ts'
import { PageView } from '../../router/page-view.tsx'
import { memoryHistory } from '../../router/memory-history.ts'
import { plainApi } from '../../wiring/core/plain-api.ts'
import { missingPage } from './missing-page.ts'
import { ErrorScreen } from './error.screen.tsx'

/** A page that cannot be shown, in the router of the app. */
function App({ page }: { page: Page }) {
  const router = useMemo(
    () => createPageRouter({ history: memoryHistory(['/0/nope']), pageAt: () => page, guards: leaveGuards }),
    [page],
  )
  return <PageView router={router} Failed={ErrorScreen} />
}

const breaking: Page = {
  load: async () => [
    () => {
      throw new TypeError('lamps is not iterable')
    },
  ],
}

const opening: Page = {
  load: async () => [
    () => {
      throw new Error(withModal(new URLSearchParams(), 'nope').toString())
    },
  ],
}

const meta: Meta<typeof App> = {
  title: 'Screens/Everywhere/In the app/Error screen',
  component: App,
  parameters: { layout: 'fullscreen', pictures: 'once' },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {})
    // The reference is random.
    spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes)
    spyOn(plainApi, 'call').mockResolvedValue({ kind: 'reply', reply: 'OK' })
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** An unexpected error: its message means nothing to users. */
export const Unforeseen: Story = {
  args: { page: breaking },
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

/** ERR-02: one of our errors shows what happened. */
export const OfOurs: Story = {
  args: { page: opening },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { name: 'Error' })).toBeVisible()
    await expect(page.getByText('We can’t find that. Nothing is lost.')).toBeVisible()
    await expect(page.queryByText(/Oops/)).toBeNull()
  },
}

export const NotFound: Story = {
  args: { page: missingPage },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go back to safety' })).toHaveAttribute('href', '/')
  },
}

/** ERR-04: the error page itself fails, when it creates the reference. */
export const FailsItself: Story = {
  args: { page: breaking },
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
