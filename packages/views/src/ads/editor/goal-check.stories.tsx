import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '@aloft/design-system/primitives/stack'
import { GoalCheck } from './goal-check.tsx'

const meta: Meta<typeof GoalCheck> = {
  title: 'Screens/Edit an ad/Parts/Goal check',
  component: GoalCheck,
  parameters: { width: 492 },
  args: { isVerified: false, state: 'notFound', onVerify: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  parameters: { pictures: 'once' },
  render: (args) => (
    <Stack gap={24}>
      <GoalCheck isVerified state="idle" />
      <GoalCheck {...args} />
    </Stack>
  ),
  play: async ({ args, canvasElement }) => {
    const variant = within(canvasElement).getByRole('button', { name: 'Check this page' })
    await userEvent.click(variant)
    await expect(args.onVerify).toHaveBeenCalledOnce()
    variant.blur()
  },
}
