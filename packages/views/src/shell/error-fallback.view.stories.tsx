import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ErrorFallbackView } from './error-fallback.view.tsx'

const meta: Meta<typeof ErrorFallbackView> = {
  title: 'Screens/Everywhere/Error fallback',
  component: ErrorFallbackView,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('An error occurred while showing the error page')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  },
}
