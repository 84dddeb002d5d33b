import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DeleteCreatives } from './delete-creatives.tsx'

const meta: Meta<typeof DeleteCreatives> = {
  title: 'Screens/Edit an ad/Parts/Delete creatives',
  component: DeleteCreatives,
  parameters: { width: 520, pictures: 'once' },
  args: { count: 3, onAnswer: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }))
    await expect(args.onAnswer).toHaveBeenCalledWith(true)
  },
}
