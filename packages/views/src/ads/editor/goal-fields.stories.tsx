import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '@aloft/design-system/primitives/stack'
import { conversionFixture, settingsFixture } from './editor-settings.fixtures.ts'
import { GoalFields } from './goal-fields.tsx'

const meta: Meta<typeof GoalFields> = {
  title: 'Screens/Edit an ad/Parts/Goal fields',
  component: GoalFields,
  parameters: { width: 492 },
  args: { settings: { ...settingsFixture, conversion: conversionFixture }, onChange: fn() },
  decorators: [(Story) => <Stack gap={24}>{Story()}</Stack>],
}
export default meta
type Story = StoryObj<typeof meta>

export const Faulty: Story = {
  parameters: { pictures: 'once' },
  args: {
    settings: {
      ...settingsFixture,
      conversion: { ...conversionFixture, url: 'https://nightjar.example', value: '25.005' },
      failures: { goalUrl: 'goalUrlIsWebsite', conversionValue: 'tooManyDecimals' },
    },
  },
  play: async ({ args, canvasElement }) => {
    const fields = within(canvasElement)
    await expect(fields.getByRole('textbox', { name: 'Goal page' })).toBeInvalid()
    await userEvent.type(fields.getByRole('textbox', { name: 'Goal page' }), '/')
    await expect(args.onChange).toHaveBeenCalledWith({ goalUrl: 'https://nightjar.example/' })
    await userEvent.click(fields.getByRole('radio', { name: /^A visit/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ adType: 'traffic' })
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** An ad that was launched keeps its goal; a copy of it may have another (FLV-11, FLV-12). */
export const Fixed: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture] fieldset[disabled]' },
  args: { settings: { ...settingsFixture, isGoalFixed: true }, onDuplicate: fn() },
  play: async ({ args, canvasElement }) => {
    const fields = within(canvasElement)
    await expect(fields.getByRole('radio', { name: /^Reaching your goal page/ })).toBeDisabled()
    await expect(fields.getByText(/^You’ve launched this ad before/)).toBeVisible()
    await userEvent.click(fields.getByRole('button', { name: 'Duplicate' }))
    await expect(args.onDuplicate).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
