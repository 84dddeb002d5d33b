import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, within } from 'storybook/test'
import { settingsFixture } from '../ads/editor/editor-settings.fixtures.ts'
import { LaunchBudget } from './launch-budget.tsx'
import { forecastFixture } from './launch-desk.fixtures.ts'

const meta: Meta<typeof LaunchBudget> = {
  title: 'Screens/Launch/Parts/Launch budget',
  component: LaunchBudget,
  parameters: { width: 600 },
  args: {
    settings: settingsFixture,
    onChange: fn(),
    forecast: { kind: 'shown', forecast: forecastFixture, isStale: false },
  },
}
export default meta
type Story = StoryObj<typeof meta>

/** The slider and the box are the same budget. */
export const Expected: Story = {
  render: function Budget(args) {
    const [settings, setSettings] = useState(args.settings)
    return (
      <LaunchBudget
        {...args}
        settings={settings}
        onChange={({ plannedBudget = settings.budget }) =>
          setSettings({ ...settings, budget: plannedBudget })
        }
      />
    )
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement)
    await expect(panel.getByText('About 350 clicks')).toBeVisible()
    await expect(panel.getByText('8 in 10 ads like this get 220 to 520 clicks.')).toBeVisible()
    const slider = panel.getByRole('slider', { name: 'Budget for 30 days' })
    await fireEvent.change(slider, { target: { value: '300' } })
    await expect(panel.getByRole('textbox', { name: 'Total budget' })).toHaveValue('300')
    await expect(slider).toHaveAttribute('aria-valuetext', '€300')
  },
}

/** A budget below the least names the number. */
export const TooLow: Story = {
  args: { settings: { ...settingsFixture, budget: 140, failures: { plannedBudget: 'budgetTooLow' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/You need at least €150 for 30 days/)).toBeVisible()
  },
}

export const NoForecast: Story = {
  args: { forecast: { kind: 'refused', reason: 'forecastNotAvailable' } },
}

export const Loading: Story = { args: { forecast: { kind: 'loading' } } }

export const Failed: Story = { args: { forecast: { kind: 'failed', onRetry: fn() } } }
