import { euroFunnel } from '@aloft/domain/ads/euro-funnel.rules'
import { commissionOn } from '@aloft/domain/ads/ad-money.rules'
import { type Performance, totalOf } from '@aloft/domain/ads/performance.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EuroFunnel } from './euro-funnel.tsx'
import { lampBefore, lampNow, noFigures, visitDays } from './reports.fixtures.ts'

const paid = (performance: Performance) => ({ performance, commission: commissionOn(performance.cost, 20) })
const onFollow = fn()

const meta: Meta<typeof EuroFunnel> = {
  title: 'Screens/Follow the results/Parts/Euro funnel',
  component: EuroFunnel,
  parameters: { pictures: 'once', width: 340 },
  args: { steps: euroFunnel(paid(lampNow), paid(lampBefore)), currency: 'EUR', onFollow },
}
export default meta
type Story = StoryObj<typeof meta>

/** What was paid leads to the bookings behind it. */
export const FromPaidToBack: Story = {
  play: async ({ canvasElement }) => {
    const funnel = within(canvasElement)
    await expect(funnel.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(funnel.getByRole('button', { name: '€150.29' }))
    await expect(onFollow).toHaveBeenCalledOnce()
    await expect(funnel.getByText('€0.31 a click, 5.7 of 100')).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Nothing counts what people do after their click, so the funnel ends there. */
export const WithoutVerifiedGoal: Story = {
  args: { steps: euroFunnel(paid(totalOf(visitDays)), null), onFollow: null },
  play: async ({ canvasElement }) => {
    const funnel = within(canvasElement)
    await expect(funnel.getAllByRole('listitem')).toHaveLength(3)
    await expect(funnel.queryByRole('button')).toBeNull()
  },
}

export const NothingYet: Story = {
  args: { steps: euroFunnel(paid(noFigures), null), onFollow: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('N/A')).toHaveLength(4)
  },
}
