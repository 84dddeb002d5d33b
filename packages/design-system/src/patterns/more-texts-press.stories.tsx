import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MoreTextsPress } from './more-texts-press.tsx'

const meta: Meta<typeof MoreTextsPress> = {
  title: 'Patterns/More texts press',
  component: MoreTextsPress,
  parameters: { width: 320 },
  args: { kind: 'interests', tokenPrice: 1, onPress: fn(), side: 'start' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    const press = within(canvasElement).getByRole('button', { name: /^More interests/ })
    await userEvent.click(press)
    await expect(args.onPress).toHaveBeenCalledOnce()
    press.blur()
  },
}
