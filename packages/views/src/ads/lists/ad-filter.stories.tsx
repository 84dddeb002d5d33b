import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AdFilter } from './ad-filter.tsx'

const meta: Meta<typeof AdFilter> = {
  title: 'Screens/Follow the results/Parts/Ad filter',
  component: AdFilter,
  parameters: { width: 640 },
  args: {
    ads: ['running', 'pending', 'rejected', 'stopped', 'finished', 'IN_PROGRESS'].map((status) => ({
      status,
    })),
    group: null,
    onGroup: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const EveryGroup: Story = {
  play: async ({ args, canvasElement }) => {
    const filter = within(canvasElement)
    await expect(filter.getByRole('button', { name: 'All 6' })).toHaveAttribute('aria-pressed', 'true')
    const drafts = filter.getByRole('button', { name: 'Drafts 1' })
    await userEvent.click(drafts)
    await expect(args.onGroup).toHaveBeenCalledWith('draft')
    drafts.blur()
  },
}
