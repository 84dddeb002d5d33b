import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { firstMoveFixture, logsFixture } from './autopilot.fixtures.ts'
import { AutopilotLogList } from './autopilot-log-list.tsx'

const meta: Meta<typeof AutopilotLogList> = {
  title: 'Screens/Follow the results/Parts/Autopilot log list',
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
      'We estimate a result costs €13.10 here and €2.90 in your other ads on Google. The chance that it costs more here is 9 in 10, so we’ve paused this ad.Saves up to €168.00. No more changes until 28 Nov, 2026.Simulated',
    )
    // Rounded down, and described in words if it's all but certain.
    await expect(entries[6]).toHaveTextContent('The chance that it costs less is 99 in 100')
    // Entries without an estimate show what was counted.
    await expect(entries[2]).toHaveTextContent('Counting late results')
  },
}

export const FirstMove: Story = {
  args: { logs: firstMoveFixture },
  parameters: { pictures: 'once' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('listitem')).toHaveTextContent(
      'We estimate a result costs €31.20 here and €24.80 in Sparrow desk lamp. The chance that it costs more here is 64 in 100, so we’ve moved €25.00 there. The budget went from €300.00 to €275.00.',
    )
  },
}
