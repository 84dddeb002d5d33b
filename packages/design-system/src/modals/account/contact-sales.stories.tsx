import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ContactSalesModal } from './contact-sales.tsx'

const meta: Meta<typeof ContactSalesModal> = {
  title: 'Screens/Account and notifications/Modals/Contact sales',
  component: ContactSalesModal,
  parameters: { width: 520 },
  args: { onSend: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Written: Story = {
  play: async ({ args, canvasElement }) => {
    const modal = within(canvasElement)
    await userEvent.click(modal.getByRole('button', { name: 'Send' }))
    const message = modal.getByLabelText('Your message')
    await expect(message).toHaveAccessibleDescription('Please fill this in.')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.type(message, ' We run ads for eleven shops and would like one bill. ')
    await userEvent.click(modal.getByRole('button', { name: 'Send' }))
    await expect(args.onSend).toHaveBeenLastCalledWith({
      message: 'We run ads for eleven shops and would like one bill.',
      phone: null,
    })
    await userEvent.type(modal.getByLabelText(/^Phone/), '+353 91 000 000{Enter}')
    await expect(args.onSend).toHaveBeenLastCalledWith({
      message: 'We run ads for eleven shops and would like one bill.',
      phone: '+353 91 000 000',
    })
    modal.getByLabelText(/^Phone/).blur()
  },
}

export const Pending: Story = {
  parameters: { pictureOf: '[data-picture] [aria-busy]' },
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Your message'), 'Hello')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sending' }))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: { failure: 'tooMany' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/Please try again in an hour/)
  },
}

export const Sent: Story = {
  parameters: { pictureOf: '[data-picture] section' },
  args: { isSent: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
