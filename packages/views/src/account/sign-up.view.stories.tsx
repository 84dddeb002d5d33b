import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { SignUpView } from './sign-up.view.tsx'

const meta: Meta<typeof SignUpView> = {
  title: 'Screens/Sign up and log in/Sign-up',
  component: SignUpView,
  parameters: { layout: 'fullscreen', pictureOf: 'main' },
  decorators: [(Story) => <AuthFrame homeHref="/">{Story()}</AuthFrame>],
  args: { onSubmit: fn(), loginHref: '/0/login', termsHref: '/0/terms' },
}
export default meta
type Story = StoryObj<typeof meta>

const passwordMessage =
  'Please enter a password that is at least 8 characters long and contains at least one digit and one letter.'

async function fill(canvasElement: HTMLElement, password = 'lamplight 39') {
  const form = within(canvasElement)
  await userEvent.type(form.getByLabelText('Your name'), 'Órla Fahy')
  await userEvent.type(form.getByLabelText('Email'), 'orla@nightjar.example')
  await userEvent.type(form.getByLabelText('Password'), password)
  return form
}

/** Says before anything else what launching costs. */
export const Empty: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture]' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/Launching needs a plan, from €29\.00 a month plus VAT\.$/),
    ).toBeVisible()
  },
}

export const Sent: Story = {
  play: async ({ args, canvasElement }) => {
    const form = await fill(canvasElement)
    await userEvent.click(form.getByRole('checkbox', { name: /terms of use/ }))
    await userEvent.click(form.getByRole('button', { name: 'Create account' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'Órla Fahy',
      email: 'orla@nightjar.example',
      password: 'lamplight 39',
      isTermsAccepted: true,
    })
  },
}

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', { name: 'Create account' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(form.getByLabelText('Your name')).toHaveAccessibleDescription('Please enter your name.')
    await expect(form.getByLabelText('Your name')).toHaveFocus()
    await expect(form.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    )
    await expect(form.getByLabelText('Password')).toHaveAccessibleDescription(passwordMessage)
    await expect(form.getByRole('checkbox')).toHaveAccessibleDescription(
      'Please accept the terms to continue.',
    )
  },
}

export const PasswordTooShort: Story = {
  play: async ({ args, canvasElement }) => {
    const form = await fill(canvasElement, 'lamp 9')
    await expect(form.queryByText(passwordMessage)).toBeNull()
    await userEvent.tab()
    await expect(form.getByLabelText('Password')).toHaveAccessibleDescription(passwordMessage)
    await userEvent.type(form.getByLabelText('Password'), ' light')
    await expect(form.queryByText(passwordMessage)).toBeNull()
    await userEvent.clear(form.getByLabelText('Password'))
    await userEvent.type(form.getByLabelText('Password'), 'lamp 9')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const TermsNotAccepted: Story = {
  play: async ({ args, canvasElement }) => {
    const form = await fill(canvasElement)
    await userEvent.click(form.getByRole('button', { name: 'Create account' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(form.getByRole('checkbox')).toHaveFocus()
    await expect(form.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', '/0/terms')
  },
}

export const EmailInUse: Story = {
  args: { failure: 'emailInUse' },
  play: async ({ canvasElement }) => {
    const alert = within(within(canvasElement).getByRole('alert'))
    await expect(
      alert.getByText('You already have an account with this email. Log in instead?'),
    ).toBeVisible()
    await expect(alert.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/0/login')
  },
}

export const TooManyAttempts: Story = { args: { failure: 'tooManyAttempts', waitSeconds: 720 } }

export const Failed: Story = { args: { failure: 'generic' } }

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    const form = await fill(canvasElement)
    await userEvent.click(form.getByRole('checkbox'))
    await userEvent.click(form.getByRole('button', { name: 'Create account' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const TermsOnlyNamed: Story = {
  args: { termsHref: undefined },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByRole('checkbox', { name: 'I accept the terms of use' })).toBeVisible()
    await expect(form.queryByRole('link', { name: 'terms of use' })).toBeNull()
  },
}

export const WithPlatforms: Story = {
  parameters: { pictures: 'once', pictureOf: 'form > :last-child' },
  args: { socialLinks: [{ platform: 'google', href: '/api/google-login' }] },
  play: async ({ canvasElement }) => {
    const google = within(canvasElement).getByRole('link', { name: 'Continue with Google' })
    await expect(google).toHaveAttribute('href', '/api/google-login')
  },
}
