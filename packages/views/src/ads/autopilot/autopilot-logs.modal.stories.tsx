import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { logsFixture } from './autopilot.fixtures.ts'
import { AutopilotLogsModal } from './autopilot-logs.modal.tsx'

const meta: Meta<typeof AutopilotLogsModal> = {
  title: 'Screens/Follow the results/Modals/Autopilot logs',
  component: AutopilotLogsModal,
  parameters: { width: 600 },
  args: { name: 'Wren table lamp', content: { kind: 'ready', logs: logsFixture.slice(3, 5) }, onClose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

/** A log with its entries (AUT-04). */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(modal.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Failed: Story = {
  args: { content: { kind: 'failed', onRetry: fn(), requestId: '01936b2e-7c1f' } },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Try again' })
    await userEvent.click(button)
    await expect(args.content.kind === 'failed' && args.content.onRetry).toHaveBeenCalledOnce()
    button.blur()
  },
}
