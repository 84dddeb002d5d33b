import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { EmailValidationView } from './email-validation.view.tsx'

const meta: Meta<typeof EmailValidationView> = {
  title: 'Screens/Sign up and log in/Email validation',
  component: EmailValidationView,
  parameters: { layout: 'fullscreen', pictureOf: 'main' },
  decorators: [(Story) => <AuthFrame homeHref="/">{Story()}</AuthFrame>],
  args: {
    content: { kind: 'done' },
    isSignedIn: true,
    resendTo: 'orla@nightjar.example',
    resend: { kind: 'idle' },
    onResend: fn(),
    continueHref: '/0',
    settingsHref: '/0/account-settings',
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Checking: Story = {
  parameters: { pictures: 'once', longerWords: true },
  args: { content: { kind: 'checking' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Checking your link')
  },
}

export const Done: Story = {
  parameters: { pictures: 'once' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/0')
  },
}

/** The link belongs to another account than the one that's logged in. */
export const Other: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'other', email: 'mara@westcoast.example' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'That email is verified.' })).toHaveFocus()
    await expect(page.getByText('mara@westcoast.example')).toBeVisible()
  },
}

export const DoneSignedOut: Story = {
  parameters: { pictures: 'once', pictureOf: 'main a[href="/0/login"]' },
  args: { isSignedIn: false, resendTo: undefined, continueHref: '/0/login' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/0/login',
    )
  },
}

export const Already: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'already' } },
}

export const Failed: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'failed' } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(/We can send a new one/)).toHaveTextContent('orla@nightjar.example')
    await userEvent.click(page.getByRole('button', { name: 'Send a new link' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

export const FailedSignedOut: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'failed' }, isSignedIn: false, resendTo: undefined, continueHref: '/0/login' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Log in and we’ll send you a new one.')).toBeVisible()
    await expect(page.queryByRole('button')).toBeNull()
  },
}

/** The link was for a change of address; the current address is verified. */
export const FailedChange: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'failed' }, resendTo: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Account settings' })).toHaveAttribute(
      'href',
      '/0/account-settings',
    )
  },
}

export const Resent: Story = {
  parameters: { pictures: 'once', pictureOf: 'main [role=status]' },
  args: { content: { kind: 'failed' }, resend: { kind: 'sent', email: 'orla@nightjar.example' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('status')).toHaveTextContent(
      'We sent a verification email to orla@nightjar.example.',
    )
    await expect(page.queryByRole('button')).toBeNull()
  },
}

export const InUse: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'inUse' } },
}

const onRetry = fn()

export const Unreachable: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'unreachable', onRetry, requestId: '01936b2e-7c1f' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
