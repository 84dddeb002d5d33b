import type { Meta, StoryObj } from '@storybook/react-vite'
import { totalOf } from '@aloft/domain/ads/performance.rules'
import { expect, within } from 'storybook/test'
import { FigureTiles } from './figure-tiles.tsx'
import { lampBefore, lampNow, noFigures, visitDays } from './reports.fixtures.ts'

const meta: Meta<typeof FigureTiles> = {
  title: 'Parts/Reports/Figure tiles',
  component: FigureTiles,
  args: { now: lampNow, before: lampBefore, currency: 'EUR' },
}
export default meta
type Story = StoryObj<typeof meta>

export const BesideTheTimeBefore: Story = {
  parameters: { pictures: 'once', width: 960 },
  play: async ({ canvasElement }) => {
    const tiles = within(canvasElement)
    await expect(tiles.getByText('404')).toBeVisible()
    await expect(tiles.getByText('+37%, up from 295')).toBeVisible()
    await expect(tiles.getByText('9.20×')).toBeVisible()
    await expect(tiles.getByText('Cost per conversion').nextElementSibling).toHaveTextContent('€5.22')
  },
}

/** Without a verified goal, conversions aren't counted. */
export const WithoutVerifiedGoal: Story = {
  parameters: { pictures: 'once', width: 960 },
  args: { now: totalOf(visitDays), before: null },
  play: async ({ canvasElement }) => {
    const tiles = within(canvasElement)
    await expect(tiles.getAllByText('N/A')).toHaveLength(5)
    await expect(tiles.getByText('Clicks').nextElementSibling).toHaveTextContent('169')
  },
}

export const NotAvailable: Story = {
  parameters: { pictures: 'once', width: 390 },
  args: { now: noFigures, before: { ...noFigures, clicks: 12 } },
  play: async ({ canvasElement }) => {
    const tiles = within(canvasElement)
    await expect(tiles.getAllByText('N/A')).toHaveLength(5)
    await expect(tiles.getAllByText('N/A before')).toHaveLength(5)
    await expect(tiles.getByText('−100%, down from 12')).toBeVisible()
    await expect(tiles.getAllByText('No change')).toHaveLength(4)
  },
}
