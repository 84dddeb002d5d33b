import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PlainFrame } from '../frame/plain-frame.tsx'
import { NotAdminView } from './not-admin.view.tsx'

const meta: Meta<typeof NotAdminView> = {
  title: 'Screens/Everywhere/Not admin',
  component: NotAdminView,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/0' },
  decorators: [(Story) => <PlainFrame homeHref="/0">{Story()}</PlainFrame>],
}
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'This page is for admins only.' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to overview' })).toHaveAttribute('href', '/0')
  },
}
