import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EmptyFrame } from '../frame/empty-frame.tsx'
import { SocialLoginView } from './social-login.view.tsx'

const meta: Meta<typeof SocialLoginView> = {
  title: 'Screens/Sign up and log in/Social login',
  component: SocialLoginView,
  parameters: { layout: 'fullscreen', pictureOf: 'main' },
  decorators: [(Story) => <EmptyFrame>{Story()}</EmptyFrame>],
  args: {
    content: { kind: 'waiting' },
    onSendPassword: fn(),
    onAcceptTerms: fn(),
    links: [
      { platform: 'google', href: '/api/google-login' },
      { platform: 'facebook', href: '/api/facebook-login' },
    ],
    loginHref: '/0/login',
    signUpHref: '/0/signup',
    forgotPasswordHref: '/0/forgot-password',
    termsHref: 'https://aloft.example/terms',
  },
}
export default meta
type Story = StoryObj<typeof meta>

const step = {
  platform: 'google',
  email: 'orla@nightjar.example',
  isPending: false,
  failure: undefined,
  waitSeconds: 60,
} as const

export const Waiting: Story = {
  parameters: { pictures: 'once' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Logging you in')
  },
}

export const Terms: Story = {
  args: { content: { kind: 'terms', username: 'Órla Fahy', ...step } },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', { name: 'Create account' }))
    await expect(args.onAcceptTerms).not.toHaveBeenCalled()
    const box = form.getByRole('checkbox')
    await expect(box).toHaveFocus()
    await expect(box).toHaveAccessibleDescription('Please accept the terms to continue.')
    await userEvent.click(box)
    await userEvent.click(form.getByRole('button', { name: 'Create account' }))
    await expect(args.onAcceptTerms).toHaveBeenCalledOnce()
  },
}

export const TermsPending: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'terms', username: 'Órla Fahy', ...step, isPending: true } },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('checkbox'))
    await userEvent.click(form.getByRole('button', { name: 'Create account' }))
    await expect(args.onAcceptTerms).not.toHaveBeenCalled()
  },
}

export const Password: Story = {
  args: { content: { kind: 'password', ...step } },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', { name: 'Link and log in' }))
    await expect(form.getByLabelText('Password')).toHaveFocus()
    await expect(args.onSendPassword).not.toHaveBeenCalled()
    await userEvent.type(form.getByLabelText('Password'), 'lamplight 39{Enter}')
    await expect(args.onSendPassword).toHaveBeenCalledWith('lamplight 39')
  },
}

export const PasswordRefused: Story = {
  parameters: { pictures: 'once' },
  args: { content: { kind: 'password', ...step, failure: 'badLogin' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Email and password do not match.',
    )
  },
}

const failed = { kind: 'failed', platform: 'google', accountPlatform: null } as const

export const Denied: Story = {
  args: { content: { ...failed, failure: 'accessDenied' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading')).toHaveTextContent('You’re not logged in.')
    await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
    await expect(page.queryByRole('link', { name: 'Continue with Facebook' })).toBeNull()
  },
}

export const Failed: Story = {
  parameters: { pictures: 'once' },
  args: { content: { ...failed, platform: null, failure: 'platformAuthFailure' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText(/the platform didn’t respond/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to log in' })).toBeVisible()
  },
}

export const OtherPlatform: Story = {
  parameters: { pictures: 'once' },
  args: { content: { ...failed, accountPlatform: 'facebook', failure: 'emailInUse' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Continue with Facebook' })).toHaveAttribute(
      'href',
      '/api/facebook-login',
    )
  },
}

export const NoEmail: Story = {
  parameters: { pictures: 'once' },
  args: { content: { ...failed, platform: 'facebook', failure: 'emailMissing' } },
  play: async ({ canvasElement }) => {
    const signUp = within(canvasElement).getByRole('link', { name: 'Sign up' })
    await expect(signUp).toHaveAttribute('href', '/0/signup')
  },
}
