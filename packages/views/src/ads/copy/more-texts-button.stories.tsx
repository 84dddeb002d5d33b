import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MoreTextsButton } from './more-texts-button.tsx'

const meta: Meta<typeof MoreTextsButton> = {
  title: 'Screens/Edit an ad/Parts/More texts button',
  component: MoreTextsButton,
  parameters: { width: 320 },
  args: { kind: 'interests', tokenPrice: 1, onPress: fn(), side: 'start' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {
  parameters: { pictures: 'once' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^More interests/ })
    await userEvent.click(button)
    await expect(args.onPress).toHaveBeenCalledOnce()
    button.blur()
  },
}
