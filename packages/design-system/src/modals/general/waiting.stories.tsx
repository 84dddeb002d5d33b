import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { WaitingModal } from './waiting.tsx'

const meta: Meta<typeof WaitingModal> = {
  title: 'Components/Feedback/Waiting',
  component: WaitingModal,
  parameters: { width: 520 },
}
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'One moment' })).toBeVisible()
  },
}
