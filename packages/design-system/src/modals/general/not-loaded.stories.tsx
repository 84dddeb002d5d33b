import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NotLoadedModal } from './not-loaded.tsx'

const meta: Meta<typeof NotLoadedModal> = {
  title: 'Modals/General/Not loaded',
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
