import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AiFailedModal } from './ai-failed.tsx'

const meta: Meta<typeof AiFailedModal> = {
  title: 'Screens/Create an ad/Modals/AI failed',
  component: AiFailedModal,
  parameters: { width: 520 },
  args: { reason: 'failed', ways: ['again'], onClose: fn(), onAnswer: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('again')
  },
}

export const OutOfTokens: Story = {
  args: { reason: 'outOfTokens', ways: ['topUp', 'skipTrial', 'upgrade', 'again'] },
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button')
    await expect(buttons.map((button) => button.textContent)).toEqual([
      'Close',
      'Upgrade Plan',
      'Skip the trial',
      'Top up',
    ])
  },
}

export const WithoutWaysOut: Story = {
  parameters: { pictureOf: '[data-picture] button' },
  args: { reason: 'outOfTokens', ways: ['again'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1)
  },
}
