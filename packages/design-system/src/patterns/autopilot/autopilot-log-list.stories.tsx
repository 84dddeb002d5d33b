import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { logsFixture } from './autopilot.fixtures.ts'
import { AutopilotLogList } from './autopilot-log-list.tsx'

const meta: Meta<typeof AutopilotLogList> = {
  title: 'Patterns/Autopilot/Autopilot log list',
  component: AutopilotLogList,
  parameters: { width: 492 },
  args: { logs: logsFixture },
}
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { pictures: 'once' },
  play: async ({ canvasElement }) => {
    const entries = within(canvasElement).getAllByRole('listitem')
    await expect(entries).toHaveLength(7)
    await expect(entries[4]).toHaveTextContent(
      'A result has cost €26.00 in the last 14 days, and €2.90 in the other ads on Google, so it is not shown for now.Spares up to €168.00. Left alone until 28 Nov, 2026.Simulated',
    )
  },
}
