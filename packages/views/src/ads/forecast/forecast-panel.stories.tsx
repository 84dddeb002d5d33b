import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { ForecastPanel, type ForecastRefusal, type ShownForecast } from './forecast-panel.tsx'

const forecast: ShownForecast = {
  days: 10,
  speed: 'average',
  visitors: { low: 168, middle: 254, high: 391 },
  clicks: { low: 198, middle: 299, high: 460 },
  resultKind: 'conversions',
  results: { low: 5, middle: 10, high: 19 },
  costPerResult: { low: 7.6, middle: 14.4, high: 28.2 },
  cost: { low: 139.2, middle: 144.05, high: 147.1 },
  currency: 'EUR',
  confidence: 80,
  isSimulated: true,
}

const meta: Meta<typeof ForecastPanel> = {
  title: 'Screens/Edit an ad/Parts/Forecast panel',
  component: ForecastPanel,
  parameters: { width: 600 },
  args: {
    state: { kind: 'shown', forecast, isStale: false },
    plan: { dailyBudget: 15, durationDays: 10 },
    currency: 'EUR',
    minDailyBudget: 5,
    isMonthly: false,
    numKeywords: null,
    onPlan: fn(),
    onUse: undefined,
    onOpen: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Expected: Story = {
  args: { onUse: fn() },
  render: function Panel(args) {
    const [plan, setPlan] = useState(args.plan)
    return (
      <ForecastPanel
        {...args}
        plan={plan}
        onUse={plan === args.plan ? undefined : args.onUse}
        onPlan={(next) => {
          setPlan(next)
          args.onPlan?.(next)
        }}
      />
    )
  },
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement)
    await expect(panel.getByText('170 to 390')).toBeVisible()
    await expect(panel.getByText('€139 to €147')).toBeVisible()
    await expect(panel.getByText('5 to 19')).toBeVisible()
    await expect(panel.getByText('€7.60 to €28.20')).toBeVisible()
    await expect(panel.getByText(/80% of ads like this/)).toBeVisible()
    await expect(panel.getByText('Simulated')).toBeVisible()
    await fireEvent.change(panel.getByRole('slider', { name: 'Days' }), { target: { value: '11' } })
    await userEvent.click(panel.getByRole('button', { name: 'Use €15 a day for 11 days' }))
    await expect(args.onUse).toHaveBeenCalledOnce()
    await expect(args.onPlan).toHaveBeenLastCalledWith({ dailyBudget: 15, durationDays: 11 })
  },
}

export const OnAPhone: Story = {
  parameters: { width: 342, pictures: 'once' },
  args: { numKeywords: 12, isMonthly: true, plan: { dailyBudget: 8.5, durationDays: 30 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider', { name: 'Days' })).toBeDisabled()
    await expect(within(canvasElement).getByText(/This ad has 12/)).toBeVisible()
  },
}

/** Only clicks are measured, and there are too few for a cost per click. */
export const WithoutGoal: Story = {
  parameters: { pictures: 'once' },
  args: {
    state: {
      kind: 'shown',
      forecast: { ...forecast, resultKind: 'clicks', results: forecast.clicks, costPerResult: null },
      isStale: false,
    },
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.queryByText('Conversions')).toBeNull()
    await expect(panel.getByText('Cost per click').nextElementSibling).toHaveTextContent('N/A')
  },
}

export const Loading: Story = {
  parameters: { pictures: 'once', pictureOf: 'section > :first-child' },
  args: { state: { kind: 'loading' } },
}

const refused = (reason: ForecastRefusal): Story => ({
  parameters: { pictures: 'once', pictureOf: 'section > :first-child' },
  args: { state: { kind: 'refused', reason } },
})

const onRetry = fn()

export const Failed: Story = {
  parameters: { pictures: 'once', pictureOf: 'section > :first-child' },
  args: { state: { kind: 'failed', onRetry, requestId: '01936b2e-7c1f' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const TooNarrow: Story = {
  ...refused('forecastNotAvailable'),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open targeting' }))
    await expect(args.onOpen).toHaveBeenCalledWith('targeting')
  },
}

export const NotEnoughData: Story = {
  ...refused('tooFewKeywords'),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add keywords' }))
    await expect(args.onOpen).toHaveBeenCalledWith('keywords')
  },
}
