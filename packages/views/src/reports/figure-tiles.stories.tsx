import type { Meta, StoryObj } from '@storybook/react-vite'
import { performanceOf, totalOf } from '@aloft/domain/ads/performance.rules'
import { expect, userEvent, within } from 'storybook/test'
import { FigureTiles } from './figure-tiles.tsx'
import { lampBefore, lampNow, noFigures, visitDays } from './reports.fixtures.ts'

const meta: Meta<typeof FigureTiles> = {
  title: 'Screens/Follow the results/Parts/Figure tiles',
  component: FigureTiles,
  args: { now: lampNow, before: lampBefore, currency: 'EUR', valueHref: '#goal' },
}
export default meta
type Story = StoryObj<typeof meta>

/** The figures of the goal come first; all others, with the four of results, open below (PRF-07). */
export const BesideTheTimeBefore: Story = {
  parameters: { pictures: 'once', width: 960 },
  play: async ({ canvasElement }) => {
    const tiles = within(canvasElement)
    await expect(tiles.getByText('404')).toBeVisible()
    await expect(tiles.getByText('+37%, up from 295')).toBeVisible()
    await expect(tiles.getByText('9.20×')).toBeVisible()
    await expect(tiles.getByText('Cost per conversion').nextElementSibling).toHaveTextContent('€5.22')
    await userEvent.click(tiles.getByText('All figures'))
    await expect(tiles.getByText('Revenue')).toBeVisible()
    await expect(tiles.getAllByRole('term')).toHaveLength(10)
  },
}

/** A change of less than half a percent has no number, which would be 0. */
export const Slightly: Story = {
  parameters: { pictures: 'once', width: 960 },
  args: { before: performanceOf({ ...lampNow, cost: lampNow.cost + 20 }) },
  play: async ({ canvasElement }) => {
    const cost = within(canvasElement).getByText('Cost').nextElementSibling?.nextElementSibling
    await expect(cost).toHaveTextContent(/^Slightly down from €/)
  },
}

/** Without a verified goal, conversions aren't counted. */
export const WithoutVerifiedGoal: Story = {
  parameters: { pictures: 'once', width: 960 },
  args: { now: totalOf(visitDays), before: null },
  play: async ({ canvasElement }) => {
    const tiles = within(canvasElement)
    await expect(tiles.getByText('Clicks').nextElementSibling).toHaveTextContent('169')
    await userEvent.click(tiles.getByText('All figures'))
    await expect(tiles.getAllByText('N/A')).toHaveLength(5)
  },
}

/** Revenue is no leading figure until a conversion has a value. */
export const WithoutAValue: Story = {
  parameters: { pictures: 'once', width: 960 },
  args: { now: performanceOf({ ...lampNow, revenue: null }), before: null },
  play: async ({ canvasElement }) => {
    const tiles = within(canvasElement)
    await expect(tiles.getByRole('link', { name: 'Set what a conversion is worth' })).toBeVisible()
    await expect(tiles.getByText('ROAS')).not.toBeVisible()
    await expect(tiles.getByText('Conversions')).toBeVisible()
  },
}

export const NotAvailable: Story = {
  parameters: { pictures: 'once', width: 390 },
  args: { now: noFigures, before: { ...noFigures, clicks: 12 } },
  play: async ({ canvasElement }) => {
    const tiles = within(canvasElement)
    await userEvent.click(tiles.getByText('All figures'))
    await expect(tiles.getAllByText('N/A')).toHaveLength(5)
    await expect(tiles.getAllByText('N/A before')).toHaveLength(5)
    await expect(tiles.getByText('−100%, down from 12')).toBeVisible()
    await expect(tiles.getAllByText('No change')).toHaveLength(4)
  },
}
