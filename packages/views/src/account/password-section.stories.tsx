import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PasswordSection } from './password-section.tsx'

const closed = { isOpen: false, onOpen: fn(), onClose: fn(), isPending: false }
const open = { ...closed, isOpen: true }

const meta: Meta<typeof PasswordSection> = {
  title: 'Screens/Account and notifications/Parts/Password section',
  component: PasswordSection,
  parameters: { width: 720 },
  args: { email: 'orla@nightjar.example', form: open, isDone: false, onChange: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Done: Story = {
  args: { form: closed, isDone: true },
  play: async ({ canvasElement }) => {
    const section = within(canvasElement)
    await expect(section.getByRole('status')).toHaveTextContent('Your password is changed.')
    await userEvent.click(section.getByRole('button', { name: 'Change password' }))
    await expect(closed.onOpen).toHaveBeenCalled()
  },
}

export const Sent: Story = {
  parameters: { pictureOf: '[data-picture] form' },
  play: async ({ args, canvasElement }) => {
    const section = within(canvasElement)
    await userEvent.type(section.getByLabelText('Current password'), 'lamplight 39')
    await userEvent.type(section.getByLabelText('New password'), 'lamplight 40{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith({
      password: 'lamplight 39',
      newPassword: 'lamplight 40',
    })
  },
}

export const Invalid: Story = {
  parameters: { pictureOf: '[data-picture] form > div:nth-of-type(2)' },
  play: async ({ args, canvasElement }) => {
    const section = within(canvasElement)
    const current = section.getByLabelText('Current password')
    await userEvent.click(section.getByRole('button', { name: 'Change password' }))
    await expect(current).toHaveAccessibleDescription('Please fill this in.')
    await expect(current).toHaveFocus()
    await userEvent.type(current, 'lamplight 39')
    await userEvent.click(section.getByRole('button', { name: 'Change password' }))
    await expect(section.getByLabelText('New password')).toHaveFocus()
    await expect(section.getByLabelText('New password')).toHaveAccessibleDescription(
      /at least 8 characters long/,
    )
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const BadLogin: Story = {
  parameters: { pictureOf: '[data-picture] form > div:nth-of-type(1)' },
  args: { form: { ...open, failure: 'badLogin' } },
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByLabelText('Current password')
    await expect(current).toHaveAccessibleDescription('That’s not your current password.')
    await expect(current).toHaveFocus()
  },
}

export const Failed: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: { form: { ...open, failure: 'generic' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent("Oops, that didn't work")
  },
}

export const Pending: Story = {
  parameters: { pictureOf: '[data-picture] form button[type=submit]' },
  args: { form: { ...open, isPending: true } },
  play: async ({ args, canvasElement }) => {
    const section = within(canvasElement)
    await userEvent.type(section.getByLabelText('Current password'), 'lamplight 39')
    await userEvent.type(section.getByLabelText('New password'), 'lamplight 40{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Logged in through a platform: only the user knows whether there's also a password. */
export const Social: Story = {
  parameters: { pictureOf: '[data-picture] section' },
  args: { form: closed, setByMailHref: '/0/forgot-password' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Set one by email' })).toHaveAttribute(
      'href',
      '/0/forgot-password',
    )
  },
}
