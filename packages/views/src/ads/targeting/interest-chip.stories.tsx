import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { InterestChip } from './interest-chip.tsx'

const meta: Meta<typeof InterestChip> = {
  title: 'Screens/Edit an ad/Parts/Interest chip',
  component: InterestChip,
  render: (args) => (
    <ul style={{ display: 'flex' }}>
      <InterestChip {...args} />
    </ul>
  ),
  parameters: { width: 240, pictures: 'once' },
  args: { name: 'Lamps and lighting', onRemove: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

/** A long name is cut, but screen readers get it whole. */
export const LongName: Story = {
  args: { name: 'Owners of guesthouses and small hotels along the whole western coast' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Remove Owners .* coast$/ }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
