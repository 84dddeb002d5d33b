import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { ForgotPasswordView, type ForgotPasswordViewProps } from './forgot-password.view.tsx'

const meta: Meta<typeof ForgotPasswordView> = {
  title: 'Screens/Sign up and log in/Forgot password',
  component: ForgotPasswordView,
  parameters: { layout: 'fullscreen', pictureOf: 'main' },
  decorators: [(Story) => <AuthFrame homeHref="/">{Story()}</AuthFrame>],
  args: { onSubmit: fn(), onAnother: fn(), backHref: '/0/login' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  parameters: { pictures: 'once', longerWords: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Back to log in' })).toHaveAttribute(
      'href',
      '/0/login',
    )
  },
}

export const SignedIn: Story = {
  parameters: { pictures: 'once' },
  args: { signedInEmail: 'orla@nightjar.example', backHref: '/0/account-settings' },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByLabelText('Email')).toHaveValue('orla@nightjar.example')
    await expect(page.getByRole('link', { name: 'Back to account settings' })).toHaveAttribute(
      'href',
      '/0/account-settings',
    )
    await userEvent.type(page.getByLabelText('Email'), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('orla@nightjar.example')
  },
}

export const Submitted: Story = {
  parameters: { pictures: 'once', pictureOf: 'form input' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.type(form.getByLabelText('Email'), ' orla@nightjar.example {Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('orla@nightjar.example')
  },
}

export const Invalid: Story = {
  parameters: { pictures: 'once', pictureOf: 'form div:has(> input)' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.type(form.getByLabelText('Email'), 'orla@nightjar')
    await userEvent.click(form.getByRole('button', { name: 'Send link' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(form.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    )
    await expect(form.getByLabelText('Email')).toHaveFocus()
  },
}

function WithState(props: ForgotPasswordViewProps) {
  const [sentTo, setSentTo] = useState<string>()
  return (
    <ForgotPasswordView
      {...props}
      sentTo={sentTo}
      onSubmit={setSentTo}
      onAnother={() => setSentTo(undefined)}
    />
  )
}

/** The answer gets the focus; after going back, the form still has the address. */
export const Sent: Story = {
  parameters: { pictures: 'once' },
  render: (args) => <WithState {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.type(page.getByLabelText('Email'), 'orla@nightjar.example{Enter}')
    await expect(page.getByRole('heading', { level: 1 })).toHaveFocus()
    await userEvent.click(page.getByRole('button', { name: 'Try another address' }))
    await expect(page.getByLabelText('Email')).toHaveValue('orla@nightjar.example')
    await userEvent.click(page.getByRole('button', { name: 'Send link' }))
    await expect(page.getByText(/a link is on its way/)).toHaveTextContent('orla@nightjar.example')
  },
}

export const TooManyAttempts: Story = {
  parameters: { pictures: 'once', pictureOf: 'main [role=alert]' },
  args: { failure: 'tooManyAttempts', waitSeconds: 720 },
}

export const Failed: Story = {
  parameters: { pictures: 'once', pictureOf: 'main [role=alert]' },
  args: { failure: 'generic' },
}

export const Pending: Story = {
  parameters: { pictures: 'once', pictureOf: 'form button[type=submit]' },
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.type(form.getByLabelText('Email'), 'orla@nightjar.example{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
