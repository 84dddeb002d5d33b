import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '@aloft/design-system/primitives/stack'
import { TimingFields } from './timing-fields.tsx'
import { settingsFixture } from './editor-settings.fixtures.ts'

const meta: Meta<typeof TimingFields> = {
  title: 'Screens/Edit an ad/Parts/Timing fields',
  component: TimingFields,
  parameters: { width: 492 },
  args: { settings: settingsFixture, onChange: fn() },
  decorators: [(Story) => <Stack gap={16}>{Story()}</Stack>],
}
export default meta
type Story = StoryObj<typeof meta>

export const Lengths: Story = {
  parameters: { pictures: 'once' },
  args: { settings: { ...settingsFixture, durationDays: 0, failures: { durationDays: 'tooShort' } } },
  play: async ({ args, canvasElement }) => {
    const days = within(canvasElement).getByRole('textbox', { name: 'How long it runs' })
    await expect(days).toHaveAccessibleDescription('An ad runs for at least one day.')
    await userEvent.clear(days)
    await expect(args.onChange).toHaveBeenLastCalledWith({ durationDays: null })
    ;(document.activeElement as HTMLElement).blur()
  },
}
