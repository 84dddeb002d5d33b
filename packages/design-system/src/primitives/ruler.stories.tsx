import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { statuses } from '../theme/tokens.ts'
import { Ruler, rulerTicks } from './ruler.tsx'
import { Stack } from './stack.tsx'

const meta: Meta<typeof Ruler> = {
  title: 'Components/Data/Ruler',
  component: Ruler,
  parameters: { width: 342 },
  args: { ticks: rulerTicks(30, 12), label: 'Day 12 of 30' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Days: Story = {
  args: { tone: 'live' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Day 12 of 30' })).toBeVisible()
  },
}
export const Large: Story = { args: { size: 'large', ticks: rulerTicks(30, 21), label: 'Day 21 of 30' } }
export const Fields: Story = {
  args: {
    label: '14 of 16 fields ready, suggestions for the primary text and headline 3',
    size: 'large',
    ticks: ['warn', ...rulerTicks(9, 9, false), 'bad', ...rulerTicks(5, 5, false)],
  },
}
export const Progress: Story = {
  args: { isProgress: true, ticks: rulerTicks(4, 2, false), label: '2 of 4 tasks done' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: '2 of 4 tasks done' })
    await expect(bar).toHaveAttribute('aria-valuenow', '2')
    await expect(bar).toHaveAttribute('aria-valuemax', '4')
  },
}
export const Tones: Story = {
  render: (args) => (
    <Stack gap={16}>
      {statuses.map((status) => (
        <Ruler key={status} {...args} tone={status} label={`${status}, day 12 of 30`} />
      ))}
    </Stack>
  ),
}
