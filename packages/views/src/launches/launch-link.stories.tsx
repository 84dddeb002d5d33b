import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LaunchLink } from './launch-link.tsx'

const meta: Meta<typeof LaunchLink> = {
  title: 'Screens/Launch/Parts/Launch link',
  component: LaunchLink,
  parameters: { pictures: 'once', width: 200 },
  args: { href: '#launch', isDraft: false },
}
export default meta
type Story = StoryObj<typeof meta>

export const Draft: Story = {
  args: { isDraft: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveTextContent('Review and launch')
  },
}

export const Launched: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveTextContent('Status')
  },
}
