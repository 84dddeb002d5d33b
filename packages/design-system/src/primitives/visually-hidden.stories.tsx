import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Text } from './text.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Foundations/Layout/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'unread notifications' },
}
export default meta
type Story = StoryObj<typeof meta>

export const BesideANumber: Story = {
  render: (args) => (
    <Text>
      2 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('unread notifications')).toBeInTheDocument()
  },
}
