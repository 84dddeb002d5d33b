import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ConfirmModal } from './confirm-modal.tsx'

const meta: Meta<typeof ConfirmModal> = {
  title: 'Components/Feedback/Confirm modal',
  component: ConfirmModal,
  parameters: { width: 520, pictures: 'once' },
  args: {
    title: 'Delete 3 pictures?',
    lead: 'Ads and launches keep those that they show.',
    submit: 'Delete',
    pending: 'Deleting',
    tone: 'danger',
    onConfirm: fn(),
    onClose: fn(),
    isPending: false,
    failure: null,
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await userEvent.click(modal.getByRole('button', { name: 'Delete' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(modal.getByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Pending: Story = {
  parameters: { pictureOf: '[data-picture] [aria-busy]' },
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Deleting' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: { failure: 'We couldn’t delete them. Please try again.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('couldn’t delete')
  },
}
