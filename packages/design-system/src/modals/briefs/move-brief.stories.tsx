import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MoveBriefModal } from './move-brief.tsx'

const meta: Meta<typeof MoveBriefModal> = {
  title: 'Screens/Brand and briefs/Modals/Archive and unarchive brief',
  component: MoveBriefModal,
  parameters: { width: 520 },
  args: { kind: 'archive', name: 'Autumn repairs', onMove: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Archive: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Archive' }))
    await expect(args.onMove).toHaveBeenCalledOnce()
  },
}

export const Unarchive: Story = {
  args: { kind: 'unarchive' },
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
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/couldn’t archive the brief/)
  },
}
