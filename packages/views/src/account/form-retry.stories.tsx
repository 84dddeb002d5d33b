import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FormRetry } from './form-retry.tsx'

const meta: Meta<typeof FormRetry> = {
  title: 'Screens/Sign up and log in/Parts/Form retry',
  component: FormRetry,
  parameters: { width: 400 },
  args: { onRetry: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Try again' })
    await userEvent.click(button)
    await expect(args.onRetry).toHaveBeenCalledOnce()
    button.blur()
  },
}

/** The server refused, and says for how long it will. */
export const Waiting: Story = {
  args: { requestId: '01936b2e-7c1f', waitSeconds: 90 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Try again in 2 min' })).toBeDisabled()
  },
}
