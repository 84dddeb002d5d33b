import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PlainFrame } from '../frame/plain-frame.tsx'
import { NotHereView } from './not-here.view.tsx'

const meta: Meta<typeof NotHereView> = {
  title: 'Screens/Everywhere/Not here',
  component: NotHereView,
  parameters: { layout: 'fullscreen' },
  args: { name: 'Academy', homeHref: '/0' },
  decorators: [(Story) => <PlainFrame homeHref="/0">{Story()}</PlainFrame>],
}
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'Academy' })).toBeVisible()
    await expect(page.getByText(/^Coming soon\./)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to overview' })).toHaveAttribute('href', '/0')
  },
}
