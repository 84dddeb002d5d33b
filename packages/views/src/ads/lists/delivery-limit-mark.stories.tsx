import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { DeliveryLimitMark } from './delivery-limit-mark.tsx'

const meta: Meta<typeof DeliveryLimitMark> = {
  title: 'Screens/Follow the results/Parts/Delivery limit mark',
  component: DeliveryLimitMark,
  parameters: { width: 240 },
  args: { limit: 'audience', href: '#setting' },
}
export default meta
type Story = StoryObj<typeof meta>

/** The link's text says how to remove the limit, also for people who don't see the tooltip. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', {
      name: /^Limited by audience ?\. There aren’t enough people .+ Stop it first/,
    })
    await expect(link).toHaveAttribute('href', '#setting')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    link.blur()
  },
}
