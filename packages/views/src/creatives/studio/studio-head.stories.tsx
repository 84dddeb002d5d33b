import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StudioHead } from './studio-head.tsx'

const meta: Meta<typeof StudioHead> = {
  title: 'Screens/Edit an ad/Parts/Studio head',
  component: StudioHead,
  parameters: { layout: 'fullscreen', pictures: 'once' },
  args: {
    name: 'Old lamp in, €20 off',
    backHref: '/0/creatives',
    save: { state: 'saved', savedAt: new Date('2026-11-24T14:32:00Z') },
    canUndo: true,
    canRedo: false,
    onUndo: fn(),
    onRedo: fn(),
    onVersions: fn(),
    download: { isPending: false, onStart: fn() },
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  play: async ({ args, canvasElement }) => {
    const view = within(canvasElement)
    await userEvent.click(view.getByRole('button', { name: 'Undo' }))
    await userEvent.click(view.getByRole('button', { name: 'Redo' }))
    await expect(args.onUndo).toHaveBeenCalledOnce()
    await expect(args.onRedo).not.toHaveBeenCalled()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const ReadOnly: Story = { args: { save: undefined, download: undefined, name: null } }

export const OnAPhone: Story = { parameters: { width: 390 } }
