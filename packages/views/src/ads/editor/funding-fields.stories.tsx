import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '@aloft/design-system/primitives/stack'
import { FundingFields } from './funding-fields.tsx'
import { settingsFixture } from './editor-settings.fixtures.ts'

const meta: Meta<typeof FundingFields> = {
  title: 'Screens/Edit an ad/Parts/Funding fields',
  component: FundingFields,
  parameters: { width: 492 },
  args: { settings: settingsFixture, onChange: fn() },
  decorators: [(Story) => <Stack gap={16}>{Story()}</Stack>],
}
export default meta
type Story = StoryObj<typeof meta>

export const NotOffered: Story = {
  parameters: { pictures: 'once' },
  args: {
    settings: {
      ...settingsFixture,
      adAccountType: 'byoaa',
      failures: { adAccount: 'accountNotOffered' },
    },
  },
  play: async ({ args, canvasElement }) => {
    const fields = within(canvasElement)
    await expect(fields.getByText(/^Your plan doesn’t include/)).toBeVisible()
    await userEvent.click(fields.getByRole('radio', { name: /^Every month/ }))
    await expect(args.onChange).toHaveBeenCalledWith({ fundingRecurrence: 'monthly' })
    ;(document.activeElement as HTMLElement).blur()
  },
}
