import type { Meta, StoryObj } from '@storybook/react-vite'
import { DayTable } from './day-table.tsx'
import { lampDays, lampDaysBefore } from './reports.fixtures.ts'

const meta: Meta<typeof DayTable> = {
  title: 'Screens/Follow the results/Parts/Day table',
  component: DayTable,
  parameters: { width: 720 },
  args: { days: lampDays, before: lampDaysBefore, measure: 'clicks', currency: 'EUR', changes: new Map() },
}
export default meta
type Story = StoryObj<typeof meta>

export const ScrollsUnderItsSum: Story = {
  parameters: { pictures: 'once' },
}
