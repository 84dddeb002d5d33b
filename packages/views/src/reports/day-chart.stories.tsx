import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DayChart } from './day-chart.tsx'
import { lampDays } from './reports.fixtures.ts'

const meta: Meta<typeof DayChart> = {
  title: 'Screens/Follow the results/Parts/Day chart',
  component: DayChart,
  parameters: { width: 390 },
  args: { days: lampDays, before: null, measure: 'revenue', currency: 'EUR', changes: new Map() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Money: Story = {
  parameters: { pictures: 'once' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('€100')).toBeVisible()
  },
}

export const OneDay: Story = {
  parameters: { pictures: 'once' },
  args: { days: lampDays.slice(0, 1), measure: 'clicks' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('1 Nov')).toBeVisible()
  },
}
