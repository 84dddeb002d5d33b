import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FrameBar } from './frame-bar.tsx'

const meta: Meta<typeof FrameBar> = {
  title: 'Screens/Everywhere/Parts/Frame bar',
  component: FrameBar,
  parameters: { widths: [820] },
  args: { today: new Date(2026, 10, 21, 12), onSearch: fn(), searchKeys: ['Ctrl', 'K'] },
}
export default meta
type Story = StoryObj<typeof meta>

export const Day: Story = {
  play: async ({ args, canvasElement }) => {
    const bar = within(canvasElement)
    await expect(bar.getByText('Saturday 21 November')).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: /^Search pages, brands, ads/ }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
}
