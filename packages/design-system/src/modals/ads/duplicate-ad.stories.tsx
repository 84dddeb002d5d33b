import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DuplicateAdModal } from './duplicate-ad.tsx'

const meta: Meta<typeof DuplicateAdModal> = {
  title: 'Screens/Edit an ad/Modals/Duplicate ad',
  component: DuplicateAdModal,
  parameters: { width: 520 },
  args: { name: 'Evenings, better lit', onDuplicate: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Duplicate' }))
    await expect(args.onDuplicate).toHaveBeenCalledOnce()
  },
}

export const Pending: Story = {
  parameters: { pictureOf: '[data-picture] [aria-busy]' },
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Duplicating' }))
    await expect(args.onDuplicate).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: { failure: 'generic' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/couldn’t duplicate the ad/)
  },
}
