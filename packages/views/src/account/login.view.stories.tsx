import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { LoginView } from './login.view.tsx'

const meta: Meta<typeof LoginView> = {
  title: 'Screens/Sign up and log in/Login',
  component: LoginView,
  parameters: { layout: 'fullscreen', pictureOf: 'main' },
  decorators: [(Story) => <AuthFrame homeHref="/">{Story()}</AuthFrame>],
  args: { onSubmit: fn(), signUpHref: '/0/signup', forgotPasswordHref: '/0/forgot-password' },
}
export default meta
type Story = StoryObj<typeof meta>

async function fill(canvasElement: HTMLElement, email: string, password: string) {
  const form = within(canvasElement)
  await userEvent.type(form.getByLabelText('Email'), email)
  await userEvent.type(form.getByLabelText('Password'), password)
  return form
}

export const Empty: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture]' },
}

export const Sent: Story = {
  play: async ({ args, canvasElement }) => {
    const form = await fill(canvasElement, ' orla@nightjar.example ', 'lamplight 39')
    await userEvent.click(form.getByRole('button', { name: 'Log in' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'orla@nightjar.example',
      password: 'lamplight 39',
    })
  },
}

export const SentByEnter: Story = {
  play: async ({ args, canvasElement }) => {
    await fill(canvasElement, 'orla@nightjar.example', 'lamplight 39{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.type(form.getByLabelText('Email'), 'orla@nightjar')
    await userEvent.click(form.getByRole('button', { name: 'Log in' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(form.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    )
    await expect(form.getByLabelText('Password')).toHaveAccessibleDescription('Please fill this in.')
    await expect(form.getByLabelText('Email')).toHaveFocus()
  },
}

export const BadLogin: Story = {
  args: { failure: 'badLogin', initialEmail: 'orla@nightjar.example' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Email and password do not match.',
    )
  },
}

export const TooManyAttempts: Story = {
  args: { failure: 'tooManyAttempts', waitSeconds: 240, initialEmail: 'orla@nightjar.example' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Too many attempts. Please wait 4 min and try again.',
    )
  },
}

export const Busy: Story = {
  args: { failure: 'busy', waitSeconds: 90, initialEmail: 'orla@nightjar.example' },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await expect(form.getByRole('alert')).toHaveTextContent(
      'We’re very busy right now. Please wait 2 min and try again.',
    )
    await expect(form.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const WaitOfAnotherEmail: Story = {
  parameters: { pictures: 'once' },
  args: { failure: 'tooManyAttempts', waitSeconds: 3600, initialEmail: 'orla@nightjar.example' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.clear(form.getByLabelText('Email'))
    await fill(canvasElement, 'mara@nightjar.example', 'lamplight 40{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'mara@nightjar.example',
      password: 'lamplight 40',
    })
  },
}

export const WaitIsOver: Story = {
  args: { failure: 'tooManyAttempts', waitSeconds: 3, initialEmail: 'orla@nightjar.example' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.type(form.getByLabelText('Password'), 'lamplight 39{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(form.getByRole('alert')).toHaveTextContent(/Please wait [23] s/)
    const over = await form.findByText('You can try again now.', {}, { timeout: 8_000 })
    await expect(over).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Log in' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'orla@nightjar.example',
      password: 'lamplight 39',
    })
  },
}

export const SessionOver: Story = {
  parameters: { pictures: 'once' },
  args: { isSessionOver: true, initialEmail: 'orla@nightjar.example' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Your session has ended.')
  },
}

export const Failed: Story = { args: { failure: 'generic', initialEmail: 'orla@nightjar.example' } }

export const Pending: Story = {
  args: { isPending: true, initialEmail: 'orla@nightjar.example' },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.type(form.getByLabelText('Password'), 'lamplight 39{Enter}')
    await userEvent.click(form.getByRole('button', { name: 'Log in' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const PasswordShown: Story = {
  play: async ({ canvasElement }) => {
    const form = await fill(canvasElement, 'orla@nightjar.example', 'lamplight 39')
    await userEvent.click(form.getByRole('button', { name: 'Show password' }))
    await expect(form.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(form.getByRole('button', { name: 'Hide password' })).toBeVisible()
  },
}

export const WithPlatforms: Story = {
  parameters: { pictures: 'once' },
  args: {
    socialLinks: [
      { platform: 'google', href: '/api/google-login?returnUrl=%2F0%2Flist' },
      { platform: 'facebook', href: '/api/facebook-login?returnUrl=%2F0%2Flist' },
    ],
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    const google = form.getByRole('link', { name: 'Continue with Google' })
    await expect(google).toHaveAttribute('href', '/api/google-login?returnUrl=%2F0%2Flist')
    await expect(form.getByRole('link', { name: 'Continue with Facebook' })).toBeVisible()
  },
}
