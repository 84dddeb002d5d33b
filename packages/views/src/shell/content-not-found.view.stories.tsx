import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PlainFrame } from '../frame/plain-frame.tsx'
import { ContentNotFoundView } from './content-not-found.view.tsx'

const meta: Meta<typeof ContentNotFoundView> = {
  title: 'Screens/Everywhere/Content not found',
  component: ContentNotFoundView,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/' },
  decorators: [(Story) => <PlainFrame homeHref="/0">{Story()}</PlainFrame>],
}
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go back to safety' })).toHaveAttribute('href', '/')
  },
}
