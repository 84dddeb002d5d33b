import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PickBox } from './pick-box.tsx'

const meta: Meta<typeof PickBox> = {
  title: 'Components/Data/Pick box',
  component: PickBox,
  parameters: { width: 80, pictures: 'once' },
  args: { label: 'Select Wren', picked: 'none', onPick: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Select Wren' }))
    await expect(args.onPick).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Some: Story = {
  args: { label: 'Select all ads', picked: 'some' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked()
  },
}

export const All: Story = { args: { picked: 'all' } }
