import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ArchiveAdModal } from './archive-ad.tsx'

const meta: Meta<typeof ArchiveAdModal> = {
  title: 'Screens/Edit an ad/Modals/Archive ad',
  component: ArchiveAdModal,
  parameters: { width: 520 },
  args: { name: 'Evenings, better lit', onArchive: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Archive' }))
    await expect(args.onArchive).toHaveBeenCalledOnce()
  },
}

/** Archiving a live ad also stops it, and its owner loses the rest of the launch (PUB-10). */
export const UnderWay: Story = {
  parameters: { pictures: 'once' },
  args: { isUnderWay: true },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByText(/^We also stop it/)).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Stop and archive' }))
    await expect(args.onArchive).toHaveBeenCalledOnce()
  },
}

export const Pending: Story = {
  parameters: { pictureOf: '[data-picture] [aria-busy]' },
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Archiving' }))
    await expect(args.onArchive).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: { failure: 'generic' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/couldn’t archive the ad/)
  },
}
