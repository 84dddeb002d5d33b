import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LaunchLink } from './launch-link.tsx'

const meta: Meta<typeof LaunchLink> = {
  title: 'Parts/Launches/Launch link',
  component: LaunchLink,
  parameters: { pictures: 'once', width: 160 },
  args: { href: '#launch', isDraft: false },
}
export default meta
type Story = StoryObj<typeof meta>

export const Launched: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveTextContent('Status')
  },
}
