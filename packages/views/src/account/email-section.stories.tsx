import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EmailSection, type EmailSectionProps } from './email-section.tsx'

const closed = { isOpen: false, onOpen: fn(), onClose: fn(), isPending: false }
const open = { ...closed, isOpen: true }

const meta: Meta<typeof EmailSection> = {
  title: 'Screens/Account and notifications/Parts/Email section',
  component: EmailSection,
  parameters: { width: 720 },
  args: {
    email: 'orla@nightjar.example',
    isVerified: true,
    resend: { kind: 'idle' },
    onResend: fn(),
    onKeep: fn(),
    form: closed,
    onChange: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

function Opening(props: EmailSectionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <EmailSection
      {...props}
      form={{ ...closed, isOpen, onOpen: () => setOpen(true), onClose: () => setOpen(false) }}
    />
  )
}

/** The focus moves into the form and back to its button. */
export const Verified: Story = {
  render: (args) => <Opening {...args} />,
  play: async ({ canvasElement }) => {
    const section = within(canvasElement)
    await userEvent.click(section.getByRole('button', { name: 'Change email' }))
    await expect(section.getByLabelText('New email')).toHaveFocus()
    await userEvent.click(section.getByRole('button', { name: 'Cancel' }))
    const opener = section.getByRole('button', { name: 'Change email' })
    await expect(opener).toHaveFocus()
    opener.blur()
  },
}

export const LongAddress: Story = {
  args: { email: `${'orlaofthelamps'.repeat(5)}@nightjar.example` },
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region')
    await expect(section.scrollWidth).toBe(section.clientWidth)
  },
}

export const Unverified: Story = {
  args: { isVerified: false, resend: { kind: 'sent', email: 'orla@nightjar.example' } },
  play: async ({ args, canvasElement }) => {
    const section = within(canvasElement)
    await expect(section.getByText('Not verified yet')).toBeVisible()
    await userEvent.click(section.getByRole('button', { name: 'Resend link' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

export const WaitingForAnother: Story = {
  args: {
    pendingEmail: 'orla.fahy@nightjar.example',
  },
  play: async ({ args, canvasElement }) => {
    const section = within(canvasElement)
    await userEvent.click(section.getByRole('button', { name: 'Keep my current email' }))
    await expect(args.onKeep).toHaveBeenCalledOnce()
    await expect(section.getByText('Waiting for orla.fahy@nightjar.example')).toBeVisible()
    await expect(section.getByText(/keep using orla@nightjar.example/)).toBeVisible()
  },
}

export const Sent: Story = {
  parameters: { pictureOf: '[data-picture] form' },
  args: { form: open },
  play: async ({ args, canvasElement }) => {
    const section = within(canvasElement)
    await userEvent.type(section.getByLabelText('New email'), ' orla.fahy@nightjar.example ')
    await userEvent.type(section.getByLabelText('Your password'), 'lamplight 39{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith({
      email: 'orla.fahy@nightjar.example',
      password: 'lamplight 39',
    })
  },
}

export const Invalid: Story = {
  parameters: { pictureOf: '[data-picture] form' },
  args: { form: open },
  play: async ({ args, canvasElement }) => {
    const section = within(canvasElement)
    const email = section.getByLabelText('New email')
    await userEvent.type(email, 'ORLA@nightjar.example')
    await userEvent.click(section.getByRole('button', { name: 'Change email' }))
    await expect(email).toHaveAccessibleDescription('This is already your email.')
    await expect(email).toHaveFocus()
    await userEvent.clear(email)
    await userEvent.type(email, 'orla@nightjar')
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address.')
    await expect(section.getByLabelText('Your password')).toHaveAccessibleDescription('Please fill this in.')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const BadLogin: Story = {
  parameters: { pictureOf: '[data-picture] form > div:nth-of-type(2)' },
  args: { form: { ...open, failure: 'badLogin' } },
  play: async ({ canvasElement }) => {
    const password = within(canvasElement).getByLabelText('Your password')
    await expect(password).toHaveAccessibleDescription('That’s not your current password.')
    await expect(password).toHaveFocus()
  },
}

export const EmailInUse: Story = {
  parameters: { pictureOf: '[data-picture] form > div:nth-of-type(1)' },
  args: { form: { ...open, failure: 'emailInUse' } },
  play: async ({ canvasElement }) => {
    const email = within(canvasElement).getByLabelText('New email')
    await expect(email).toHaveAccessibleDescription('Another account uses this email.')
    await expect(email).toHaveFocus()
  },
}

export const Pending: Story = {
  parameters: { pictureOf: '[data-picture] form button[type=submit]' },
  args: { form: { ...open, isPending: true } },
  play: async ({ args, canvasElement }) => {
    const section = within(canvasElement)
    await userEvent.type(section.getByLabelText('New email'), 'orla.fahy@nightjar.example')
    await userEvent.type(section.getByLabelText('Your password'), 'lamplight 39{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
