import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NotLoadedModal } from './not-loaded.tsx'

const meta: Meta<typeof NotLoadedModal> = {
  title: 'Components/Feedback/Not loaded',
  component: NotLoadedModal,
  parameters: { width: 520 },
  args: { onRetry: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The server refused, and says for how long it will. */
export const Refused: Story = {
  args: { requestId: '01936b2e-7c1f', waitSeconds: 90 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Try again in 2 min' })).toBeDisabled()
  },
}
