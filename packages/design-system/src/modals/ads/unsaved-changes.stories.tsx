import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { UnsavedChangesModal } from './unsaved-changes.tsx'

const meta: Meta<typeof UnsavedChangesModal> = {
  title: 'Modals/Ads/Unsaved changes',
  component: UnsavedChangesModal,
  parameters: { width: 520 },
  args: { onStay: fn(), onLeave: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  args: { onSave: fn() },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await userEvent.click(modal.getByRole('button', { name: 'Stay' }))
    await expect(args.onStay).toHaveBeenCalledOnce()
    await userEvent.click(modal.getByRole('button', { name: 'Leave without saving' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
    await userEvent.click(modal.getByRole('button', { name: 'Save and leave' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

export const WithoutSaving: Story = {
  parameters: { pictureOf: '[data-picture] button' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Save and leave' })).toBeNull()
  },
}

export const Pending: Story = {
  parameters: { pictureOf: '[data-picture] [aria-busy]' },
  args: { onSave: fn(), isSaving: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Saving' }))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: { onSave: fn(), failure: 'generic' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/were not saved/)
  },
}
