import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SeriousDeleteModal } from './serious-delete.tsx'

const meta: Meta<typeof SeriousDeleteModal> = {
  title: 'Components/Feedback/Serious delete',
  component: SeriousDeleteModal,
  parameters: { width: 520 },
  args: { action: 'deleteAccount', word: 'DELETE', onAnswer: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

/** The word must match exactly: in lowercase it confirms nothing, not even with Enter (OPN-66). */
export const Account: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    const button = modal.getByRole('button', { name: 'Delete my account' })
    const field = modal.getByLabelText('Type DELETE to confirm')
    await expect(button).toBeDisabled()
    for (const wrong of ['delete', 'DELETE ', 'DELET']) {
      await userEvent.clear(field)
      await userEvent.type(field, `${wrong}{Enter}`)
      await expect(button).toBeDisabled()
    }
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, 'DELETE')
    await userEvent.click(button)
    await expect(args.onAnswer).toHaveBeenCalledWith('DELETE')
    field.blur()
  },
}

export const Ad: Story = {
  args: { action: 'deleteAd', name: 'Evenings, better lit' },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await expect(modal.getByRole('heading', { name: 'Delete “Evenings, better lit”?' })).toBeVisible()
    await userEvent.click(modal.getByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Transfer: Story = {
  parameters: { pictureOf: '[data-picture] section' },
  args: { action: 'transferBrand', name: 'Nightjar Lamps', word: 'TRANSFER' },
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    const button = modal.getByRole('button', { name: 'Transfer brand' })
    await userEvent.type(modal.getByLabelText('Type TRANSFER to confirm'), 'DELETE')
    await expect(button).toBeDisabled()
    await userEvent.clear(modal.getByLabelText('Type TRANSFER to confirm'))
    await userEvent.type(modal.getByLabelText('Type TRANSFER to confirm'), 'TRANSFER{Enter}')
    await expect(args.onAnswer).toHaveBeenCalledWith('TRANSFER')
    modal.getByLabelText('Type TRANSFER to confirm').blur()
  },
}
