import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FollowedChoice } from './followed-choice.tsx'

const meta: Meta<typeof FollowedChoice> = {
  title: 'Screens/Launch/Parts/Followed choice',
  component: FollowedChoice,
  parameters: { width: 600 },
  args: { name: 'Old lamp in, €20 off', credit: 7_318, currency: 'EUR', isStopped: true, onChange: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Stopped: Story = {
  play: async ({ args, canvasElement }) => {
    const choice = within(canvasElement)
    const question = 'What about “Old lamp in, €20 off”, which is live now?'
    await expect(choice.getByRole('group', { name: question })).toBeVisible()
    await userEvent.click(choice.getByRole('radio', { name: /Keep both running/ }))
    await expect(args.onChange).toHaveBeenCalledWith(false)
  },
}

/** The question is asked even while nobody can say what would come back. */
export const CreditUnknown: Story = {
  args: { credit: null },
  parameters: { pictures: 'once' },
  play: async ({ canvasElement }) => {
    const choice = within(canvasElement)
    await expect(choice.getByRole('radio', { name: /Stop it once/ })).toBeChecked()
    await expect(choice.queryByText(/would come back/)).toBeNull()
  },
}

export const BothRunning: Story = { args: { isStopped: false } }
