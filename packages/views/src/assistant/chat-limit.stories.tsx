import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ChatLimit } from './chat-limit.tsx'

const meta: Meta<typeof ChatLimit> = {
  title: 'Screens/Ask Loona/Parts/Limit of messages',
  component: ChatLimit,
  parameters: { widths: [820] },
  args: { failure: { kind: 'limited', retryDate: new Date(2026, 10, 28, 15, 30) } },
}
export default meta
type Story = StoryObj<typeof meta>

export const Until: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('28 Nov, 2026 15:30')
  },
}

export const ForAWhile: Story = { args: { failure: { kind: 'limited', retryDate: null } } }
