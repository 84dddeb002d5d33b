import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MoveCreative } from './move-creative.tsx'

const meta: Meta<typeof MoveCreative> = {
  title: 'Screens/Edit an ad/Parts/Archive and restore creative',
  component: MoveCreative,
  parameters: { width: 520 },
  args: { kind: 'archive', name: 'Evenings, better lit', onMove: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Archive: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Archive' }))
    await expect(args.onMove).toHaveBeenCalledOnce()
  },
}

export const Restore: Story = {
  args: { kind: 'restore' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Restore' }))
    await expect(args.onMove).toHaveBeenCalledOnce()
  },
}

export const Pending: Story = {
  parameters: { pictureOf: '[data-picture] [aria-busy]' },
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Archiving' }))
    await expect(args.onMove).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: { failure: 'generic' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/couldn’t archive/)
  },
}
