import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CodeEmail } from './code-email.tsx'

const meta: Meta<typeof CodeEmail> = {
  title: 'Screens/Launch/Parts/Code email',
  component: CodeEmail,
  parameters: { pictures: 'once', width: 340 },
  args: { isPending: false, sentTo: null, failure: null, onSend: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

/** One valid address is asked for before anything is sent. */
export const Asked: Story = {
  parameters: { longerWords: true },
  play: async ({ args, canvasElement }) => {
    const part = within(canvasElement)
    const field = part.getByLabelText('Their email address')
    await userEvent.type(field, 'web@studio.example, b@studio.example{Enter}')
    await expect(part.getByText(/^Enter one email address/)).toBeVisible()
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, 'web@studio.example{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith('web@studio.example')
    field.blur()
  },
}

export const Sent: Story = {
  args: { sentTo: 'web@studio.example' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sent to web@studio.example.')).toBeVisible()
  },
}

export const Refused: Story = {
  args: { failure: 'tooManyRequests' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/three emails today/)
  },
}
