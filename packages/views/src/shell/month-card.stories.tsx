import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { MonthCard } from './month-card.tsx'
import { november } from './overview.fixtures.ts'

const meta: Meta<typeof MonthCard> = {
  title: 'Screens/Follow the results/Parts/Month card',
  component: MonthCard,
  parameters: { width: 344 },
  args: { month: november, reportHref: '/0/statistics' },
}
export default meta
type Story = StoryObj<typeof meta>

export const November: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getByRole('img', { name: 'Day 21 of 30' })).toBeVisible()
    await expect(card.getByText('€286.40')).toBeVisible()
    await expect(card.getByRole('link', { name: 'Report' })).toHaveAttribute('href', '/0/statistics')
  },
}

/** Before the first click, for somebody who doesn't pay. */
export const NothingSpent: Story = {
  args: {
    month: {
      ...november,
      day: 1,
      spend: 0,
      planned: 22_500,
      commission: 0,
      commissionPercent: null,
      platforms: [],
      credit: null,
      isSimulated: true,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Ad credit')).toBeNull()
  },
}
