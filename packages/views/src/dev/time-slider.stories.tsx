import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, fireEvent, userEvent, within } from 'storybook/test'
import { TimeSlider } from './time-slider.tsx'

const meta: Meta<typeof TimeSlider> = {
  title: 'Screens/Inside Aloft/Parts/Time slider',
  component: TimeSlider,
  parameters: { pictures: 'once', width: 560 },
  args: {
    now: new Date(2026, 10, 21, 9, 5),
    days: 90,
    marked: [new Date(2026, 10, 22), new Date(2026, 11, 1), new Date(2027, 5, 1)],
    onGo: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Marked: Story = {
  play: async ({ args, canvasElement }) => {
    const bench = within(canvasElement)
    const slider = bench.getByRole('slider', { name: 'Skip to' })
    const go = bench.getByRole('button', { name: 'Skip ahead' })
    await expect(go).toBeDisabled()
    await fireEvent.change(slider, { target: { value: '240' } })
    await expect(bench.getByText('1 Dec, 2026 9:05')).toBeVisible()
    await expect(slider).toHaveAttribute('aria-valuetext', '1 Dec, 2026 9:05')
    await userEvent.click(go)
    await expect(args.onGo).toHaveBeenCalledWith(240)
    await expect(go).toBeDisabled()
    // A disabled button loses the focus with the next frame or the one after.
    go.blur()
    await fireEvent.change(slider, { target: { value: '240' } })
  },
}
