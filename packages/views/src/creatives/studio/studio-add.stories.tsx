import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StudioAdd } from './studio-add.tsx'

const meta: Meta<typeof StudioAdd> = {
  title: 'Screens/Edit an ad/Parts/Studio add',
  component: StudioAdd,
  parameters: { width: 264, pictures: 'once' },
  args: {
    brand: { name: 'Nightjar', hasLogo: true, colors: [] },
    onAct: fn(),
    onPickPicture: fn(),
    onSetVideo: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const WithLogo: Story = {
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement)
    await userEvent.click(view.getByRole('button', { name: 'Picture' }))
    await expect(args.onPickPicture).toHaveBeenLastCalledWith(null)
    await userEvent.click(view.getByRole('button', { name: 'Video' }))
    await expect(args.onSetVideo).toHaveBeenLastCalledWith(null)
    await userEvent.click(view.getByRole('button', { name: 'Logo' }))
    await expect(args.onAct).toHaveBeenLastCalledWith({ type: 'ADD', added: 'logo' })
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const WithoutLogo: Story = {
  args: { brand: { name: 'Nightjar', hasLogo: false, colors: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Logo' })).toBeNull()
  },
}
