import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ErrorPageView } from './error-page.view.tsx'

const meta: Meta<typeof ErrorPageView> = {
  title: 'Screens/Everywhere/Error page',
  component: ErrorPageView,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/', text: 'This page could not be found' },
}
export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {
  args: { status: 404 },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go back to safety' })).toHaveAttribute('href', '/')
  },
}

export const Failed: Story = {
  args: { status: 500, text: "Oops, that didn't work... Please refresh your page to try again." },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible()
    await expect(page.getByText(/Oops, that didn't work/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go back to safety' })).toHaveAttribute('href', '/')
  },
}

export const WithRequestId: Story = {
  args: { ...Failed.args, requestId: '01936b2e-7c1f' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/01936b2e-7c1f/)).toBeVisible()
  },
}
