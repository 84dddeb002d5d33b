import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { UnreachableView } from './unreachable.view.tsx'

const meta: Meta<typeof UnreachableView> = {
  title: 'Screens/Everywhere/Unreachable',
  component: UnreachableView,
  parameters: { layout: 'fullscreen' },
  args: { failed: { onRetry: fn() } },
}
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect(args.failed.onRetry).toHaveBeenCalledOnce()
  },
}

/** A server that's too busy says when to retry. */
export const Busy: Story = {
  args: { failed: { onRetry: fn(), requestId: '01936b2e-7c1f', waitSeconds: 90 } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(/01936b2e-7c1f/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again in 2 min' })).toBeDisabled()
  },
}
