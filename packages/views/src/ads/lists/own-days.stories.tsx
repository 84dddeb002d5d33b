import { Cluster } from '@aloft/design-system/primitives/cluster'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, within } from 'storybook/test'
import { OwnDays } from './own-days.tsx'

const meta: Meta<typeof OwnDays> = {
  title: 'Screens/Follow the results/Parts/Own days',
  component: OwnDays,
  parameters: { width: 600, pictures: 'once' },
  args: { span: { from: '2026-11-01', until: '2026-11-15' }, onSpan: fn() },
  render: (args) => (
    <Cluster gap={12} align="end">
      <OwnDays {...args} />
    </Cluster>
  ),
}
export default meta
type Story = StoryObj<typeof meta>

/** Days in the wrong order are kept in the fields and said, and the last good choice stays. */
export const WrongOrder: Story = {
  play: async ({ args, canvasElement }) => {
    const fields = within(canvasElement)
    await fireEvent.change(fields.getByLabelText('Last day'), { target: { value: '2026-10-31' } })
    await expect(fields.getByText(/Choose a last day on or after the first/)).toBeVisible()
    await expect(args.onSpan).not.toHaveBeenCalled()
    await fireEvent.change(fields.getByLabelText('First day'), { target: { value: '2026-10-01' } })
    await expect(args.onSpan).toHaveBeenCalledWith({ from: '2026-10-01', until: '2026-10-31' })
  },
}
