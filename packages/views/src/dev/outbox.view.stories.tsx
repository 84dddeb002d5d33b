import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { PlainFrame } from '../frame/plain-frame.tsx'
import { OutboxView } from './outbox.view.tsx'

const code = 'wJ3kQe0bS1mZ4uYt7nVxRfHc2LdGpAoi5KsEzTqU8Ww'
const reset = `http://127.0.0.1:3000/0/reset-password?code=${code}`

const meta: Meta<typeof OutboxView> = {
  title: 'Screens/Inside Aloft/Outbox',
  component: OutboxView,
  parameters: { layout: 'fullscreen' },
  args: {
    isInUse: true,
    mails: [
      {
        id: '01936b2e-0000-7000-8000-000000000902',
        to: 'orla@nightjar.example',
        subject: 'Reset your Aloft password',
        text: `Reset your password\n\nSomeone, hopefully you, asked to reset the password.\n\nChoose a new password:\n${reset}\n\n-- \nSent by Aloft, 127.0.0.1:3000\n`,
        date: new Date(2026, 10, 4, 9, 5),
      },
      {
        id: '01936b2e-0000-7000-8000-000000000901',
        to: 'orla@nightjar.example',
        subject: 'Confirm your email address for Aloft',
        text: 'Confirm your email address\n',
        date: new Date(2026, 10, 4, 9, 0),
      },
    ],
  },
  decorators: [
    (Story) => (
      <PlainFrame homeHref="/0" width="wide">
        <Story />
      </PlainFrame>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof meta>

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByText('Reset your Aloft password'))
    await expect(page.getByText(/To orla@nightjar\.example, 4 Nov, 2026 9:05/)).toBeVisible()
    await expect(page.getByRole('link', { name: reset })).toHaveAttribute('href', reset)
    const [asPage] = page.getAllByRole('link', { name: 'Open as a page' })
    await expect(asPage).toHaveAttribute('href', '/outbox/01936b2e-0000-7000-8000-000000000902')
    await expect(asPage).toHaveAttribute('target', '_blank')
  },
}

export const Empty: Story = {
  parameters: { pictures: 'once' },
  args: { mails: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No emails yet.')).toBeVisible()
  },
}

export const SentElsewhere: Story = {
  parameters: { pictures: 'once' },
  args: { mails: [], isInUse: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/go to the mail server/)).toBeVisible()
    await expect(within(canvasElement).queryByText('No emails yet.')).toBeNull()
  },
}
