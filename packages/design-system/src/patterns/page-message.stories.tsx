import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PageMessage } from './page-message.tsx'

const meta: Meta<typeof PageMessage> = {
  title: 'Components/Feedback/Page message',
  component: PageMessage,
  parameters: { width: 480 },
  args: {
    title: 'We couldn’t load the ad.',
    lead: 'It’s safe, just as you left it. Please try again in a moment.',
    failed: { onRetry: fn() },
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.failed?.onRetry).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Refused: Story = {
  args: { failed: { onRetry: fn(), requestId: '01936b2e-7c1f', waitSeconds: 90 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Try again in 2 min' })).toBeDisabled()
  },
}

export const RefusedBefore: Story = {
  args: { failed: { onRetry: fn(), requestId: '01936b2e-7c1f', waitSeconds: 1 } },
  play: async ({ args, canvasElement }) => {
    const again = await within(canvasElement).findByRole('button', { name: 'Try again' }, { timeout: 3000 })
    await userEvent.click(again)
    await expect(args.failed?.onRetry).toHaveBeenCalledOnce()
    again.blur()
  },
}
