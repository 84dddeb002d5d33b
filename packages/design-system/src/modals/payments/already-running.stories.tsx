import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AlreadyRunningModal } from './already-running.tsx'

const meta: Meta<typeof AlreadyRunningModal> = {
  title: 'Screens/Launch/Modals/Already running',
  component: AlreadyRunningModal,
  parameters: { width: 480 },
  args: { name: 'Evenings, better lit', onAnswer: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    const name = '“Evenings, better lit” is already running'
    await expect(modal.getByRole('heading', { name })).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Reload' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('refresh')
  },
}
