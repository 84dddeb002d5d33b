import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { ResetPasswordView } from './reset-password.view.tsx'

const meta: Meta<typeof ResetPasswordView> = {
  title: 'Screens/Sign up and log in/Reset password',
  component: ResetPasswordView,
  parameters: { layout: 'fullscreen', pictureOf: 'main' },
  decorators: [(Story) => <AuthFrame homeHref="/">{Story()}</AuthFrame>],
  args: {
    content: { kind: 'ready', email: 'orla@nightjar.example' },
    onSubmit: fn(),
    askAgainHref: '/0/forgot-password',
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { pictures: 'once', longerWords: true },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByLabelText('New password')
    await expect(within(canvasElement).getByText('orla@nightjar.example')).toBeVisible()
    await userEvent.type(field, 'lamplight 40{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('lamplight 40')
    field.blur()
  },
}

export const Invalid: Story = {
  parameters: { pictures: 'once', pictureOf: 'form div:has(> div > input)' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.type(form.getByLabelText('New password'), 'lamplight{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(form.getByLabelText('New password')).toHaveAccessibleDescription(
      'Please enter a password that is at least 8 characters long and contains at least one digit and one letter.',
    )
    await expect(form.getByLabelText('New password')).toHaveFocus()
  },
}

/** For an expired or used link and a missing one, there's a single button. */
export const PasswordResetFail: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'passwordResetFail' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('alert')).toHaveTextContent(
      'This link has expired or was already used. Please get a new one.',
    )
    await expect(page.queryByRole('button')).toBeNull()
    await expect(page.getByRole('link', { name: 'Get a new link' })).toHaveAttribute(
      'href',
      '/0/forgot-password',
    )
  },
}

export const Loading: Story = {
  parameters: { pictures: 'once', pictureOf: '[aria-busy]' },
  args: { content: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Checking your link')
  },
}

const onRetry = fn()

export const Unreachable: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'failed', onRetry, requestId: '01936b2e-7c1f' } },
  play: async ({ canvasElement }) => {
    const retry = within(canvasElement).getByRole('button', { name: 'Try again' })
    await userEvent.click(retry)
    await expect(onRetry).toHaveBeenCalledOnce()
    retry.blur()
  },
}

export const TooManyAttempts: Story = {
  parameters: { pictures: 'once', pictureOf: 'main [role=alert]' },
  args: { failure: 'tooManyAttempts', waitSeconds: 1800 },
}

export const Failed: Story = {
  parameters: { pictures: 'once', pictureOf: 'main [role=alert]' },
  args: { failure: 'generic' },
}

export const Pending: Story = {
  parameters: { pictures: 'once', pictureOf: 'form button[type=submit]' },
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('New password'), 'lamplight 40{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
