import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { AcceptInviteView } from './accept-invite.view.tsx'

const invite = {
  teamName: 'Nightjar Lamps',
  email: 'tomas@nightjar.example',
  hasAccount: false,
  socialPlatform: null,
}
const known = { kind: 'ready', invite: { ...invite, hasAccount: true } } as const
const byPlatform = {
  kind: 'ready',
  invite: { ...invite, hasAccount: true, socialPlatform: 'google' },
} as const

const meta: Meta<typeof AcceptInviteView> = {
  title: 'Screens/Sign up and log in/Accept invite',
  component: AcceptInviteView,
  parameters: { layout: 'fullscreen', pictureOf: 'main' },
  decorators: [(Story) => <AuthFrame homeHref="/">{Story()}</AuthFrame>],
  args: {
    content: { kind: 'ready', invite },
    onSubmit: fn(),
    isSignedIn: false,
    continueHref: '/0/login',
    forgotPasswordHref: '/0/forgot-password',
    termsHref: 'https://aloft.example/terms',
  },
}
export default meta
type Story = StoryObj<typeof meta>

const joinButton = { name: 'Join the team' }

export const Loading: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading your invitation')
  },
}

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.type(form.getByLabelText('Choose a password'), 'wick and wire 7')
    await userEvent.click(form.getByRole('checkbox', { name: /terms of use/ }))
    await userEvent.click(form.getByRole('button', joinButton))
    await expect(args.onSubmit).toHaveBeenCalledWith('wick and wire 7')
  },
}

export const Invalid: Story = {
  parameters: { pictures: 'once', pictureOf: 'form' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', joinButton))
    await expect(form.getByLabelText('Choose a password')).toHaveFocus()
    await userEvent.type(form.getByLabelText('Choose a password'), 'wick and wire 7{Enter}')
    await expect(form.getByRole('checkbox')).toHaveFocus()
    await expect(form.getByRole('checkbox')).toHaveAccessibleDescription(
      'Please accept the terms to continue.',
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** They log in with their existing password and needn't accept the terms again. */
export const HasAccount: Story = {
  parameters: { pictures: 'once' },
  args: { content: known },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.queryByRole('checkbox')).toBeNull()
    await userEvent.click(form.getByRole('button', joinButton))
    await expect(form.getByLabelText('Your password')).toHaveAccessibleDescription('Please fill this in.')
    await userEvent.type(form.getByLabelText('Your password'), 'old{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('old')
  },
}

/** They're already logged in as the invited person. */
export const InvitedHere: Story = {
  parameters: { pictures: 'once' },
  args: { content: known, isSignedIn: true, isInvitedHere: true },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.queryByLabelText('Your password')).toBeNull()
    await userEvent.click(page.getByRole('button', joinButton))
    await expect(args.onSubmit).toHaveBeenCalledWith()
  },
}

/** Their account has no password. */
export const ByPlatform: Story = {
  parameters: { pictures: 'once' },
  args: { content: byPlatform, socialLink: { platform: 'google', href: '/api/google-login?returnUrl=here' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/google-login?returnUrl=here',
    )
    await expect(page.queryByRole('button', joinButton)).toBeNull()
  },
}

/** Their platform isn't offered here any more either. */
export const ByNothing: Story = {
  parameters: { pictures: 'once' },
  args: { content: byPlatform },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Set a password' })).toHaveAttribute(
      'href',
      '/0/forgot-password',
    )
  },
}

export const BadLogin: Story = {
  parameters: { pictures: 'once', pictureOf: 'form div:has(> div > input)' },
  args: { content: known, failure: 'badLogin' },
  play: async ({ canvasElement }) => {
    const password = within(canvasElement).getByLabelText('Your password')
    await expect(password).toHaveAccessibleDescription('Email and password do not match.')
    await expect(password).toHaveFocus()
  },
}

export const InviteInvalid: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'inviteInvalid' } },
}

export const InviteAlreadyVerified: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'inviteAlreadyVerified' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/0/login',
    )
  },
}

export const AlreadyJoined: Story = {
  parameters: { pictures: 'once', pictureOf: 'main a[href="/0"]' },
  args: { content: { kind: 'inviteAlreadyVerified' }, isSignedIn: true, continueHref: '/0' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/0')
    await expect(within(canvasElement).getByText('There’s nothing left to do here.')).toBeVisible()
  },
}

const onRetry = fn()

export const Failed: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'failed', onRetry, requestId: '01936b2e-7c1f' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const TooManyAttempts: Story = {
  parameters: { pictures: 'once', pictureOf: 'main [role=alert]' },
  args: { failure: 'tooManyAttempts', waitSeconds: 540 },
}

export const Pending: Story = {
  parameters: { pictures: 'once', pictureOf: 'form button[type=submit]' },
  args: { content: known, isPending: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Your password'), 'old{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
