import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SchemeSwitch } from './scheme-switch.tsx'

const meta: Meta<typeof SchemeSwitch> = {
  title: 'Screens/Everywhere/Parts/Scheme switch',
  component: SchemeSwitch,
  parameters: { width: 240 },
  args: { value: 'system', onChange: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const FollowsTheDevice: Story = {
  play: async ({ args, canvasElement }) => {
    const choice = within(canvasElement)
    await expect(choice.getByRole('button', { name: 'System', pressed: true })).toBeVisible()
    await userEvent.click(choice.getByRole('button', { name: 'Dark' }))
    await expect(args.onChange).toHaveBeenCalledWith('dark')
    ;(document.activeElement as HTMLElement).blur()
  },
}
