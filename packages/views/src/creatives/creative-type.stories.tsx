import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CreativeTypeModal } from './creative-type.tsx'

const meta: Meta<typeof CreativeTypeModal> = {
  title: 'Screens/Edit an ad/Parts/Creative type',
  component: CreativeTypeModal,
  parameters: { width: 520 },
  args: { onAnswer: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    modal.getByRole('button', { name: /^Step by step/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAnswer).toHaveBeenLastCalledWith('wizard')
    await userEvent.click(modal.getByRole('button', { name: /^Many at once/ }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith('mixer')
    await userEvent.click(modal.getByRole('button', { name: /^From a new picture/ }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith('upload')
    await userEvent.click(modal.getByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}
