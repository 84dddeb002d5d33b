import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OverviewSummary } from './overview-summary.tsx'

const onRetry = fn()

const meta: Meta<typeof OverviewSummary> = {
  title: 'Screens/Follow the results/Parts/Overview summary',
  component: OverviewSummary,
  parameters: { width: 716 },
}
export default meta
type Story = StoryObj<typeof meta>

/** The rest of the overview stays. */
export const Failed: Story = {
  args: { content: { kind: 'failed', requestId: 'a1b2c3d4', waitSeconds: 0, onRetry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const NothingYet: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'ready', needs: [], month: null, reportHref: '/0/statistics' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull()
  },
}
