import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '@aloft/design-system/primitives/stack'
import { BudgetFields } from './budget-fields.tsx'
import { settingsFixture } from './editor-settings.fixtures.ts'

const meta: Meta<typeof BudgetFields> = {
  title: 'Screens/Edit an ad/Parts/Budget fields',
  component: BudgetFields,
  parameters: { width: 492 },
  args: { settings: settingsFixture, onChange: fn() },
  decorators: [(Story) => <Stack gap={16}>{Story()}</Stack>],
}
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  parameters: { pictures: 'once' },
  args: {
    settings: { ...settingsFixture, budget: null, failures: { plannedBudget: 'requiredValue' } },
  },
  play: async ({ canvasElement }) => {
    const fields = within(canvasElement)
    const budget = fields.getByRole('textbox', { name: 'Total budget' })
    await expect(budget).toBeValid()
    await expect(budget).toHaveAccessibleDescription('€50 to €250 is a good start.')
    await userEvent.click(budget)
    await userEvent.tab()
    await expect(budget).toHaveAccessibleDescription('Please fill this in.')
  },
}

/** A suggestion for this ad, if enough is known about it. */
export const Suggested: Story = {
  parameters: { pictures: 'once' },
  args: { settings: { ...settingsFixture, budget: null, failures: {}, startingBudget: 150_00 } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('textbox', { name: 'Total budget' }),
    ).toHaveAccessibleDescription('€150 is a good start for this ad. Most start with €50 to €250.')
  },
}

export const TooLow: Story = {
  parameters: { pictures: 'once' },
  args: {
    settings: { ...settingsFixture, budget: 149.99, failures: { plannedBudget: 'budgetTooLow' } },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'You need at least €150 for 30 days. Platforms require €5 a day.',
    )
  },
}
