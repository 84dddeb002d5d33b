import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FailedNotice } from './failed-notice.tsx'

const meta: Meta<typeof FailedNotice> = {
  title: 'Components/Feedback/Failed notice',
  component: FailedNotice,
  parameters: { width: 492 },
  args: { failed: { onRetry: fn(), requestId: '01936b2e-7c1f' }, children: 'We couldn’t load the briefs.' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Notice: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('01936b2e-7c1f')
    const button = canvas.getByRole('button', { name: 'Try again' })
    await userEvent.click(button)
    await expect(args.failed.onRetry).toHaveBeenCalledOnce()
    button.blur()
  },
}

/** No server answered, so there's nothing to quote. */
export const Unreachable: Story = { args: { failed: { onRetry: fn() } } }

/** The rest of the page is complete, and the server says when the next attempt makes sense. */
export const Waiting: Story = {
  args: { tone: 'warning', failed: { onRetry: fn(), requestId: '01936b2e-7c1f', waitSeconds: 90 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Try again in 2 min' })).toBeDisabled()
  },
}
