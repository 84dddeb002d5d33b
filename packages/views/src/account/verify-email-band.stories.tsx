import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { VerifyEmailBand } from './verify-email-band.tsx'

const meta: Meta<typeof VerifyEmailBand> = {
  title: 'Screens/Sign up and log in/Parts/Verify email band',
  component: VerifyEmailBand,
  parameters: { layout: 'fullscreen', pictureOf: '[data-picture] > div > div', widths: [1000] },
  args: { email: 'orla@nightjar.example', resend: { kind: 'idle' }, onResend: fn() },
}
export default meta
type Story = StoryObj<typeof meta>

export const Unverified: Story = {
  parameters: { widths: [1000, 390] },
  play: async ({ args, canvasElement }) => {
    const band = within(canvasElement)
    await expect(band.getByText('Before you launch, verify orla@nightjar.example.')).toBeVisible()
    await userEvent.click(band.getByRole('button', { name: 'Resend email' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

/** On the page of a launch, which needs it. */
export const BeforeALaunch: Story = {
  parameters: { widths: [1000, 390] },
  args: { isProminent: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Please verify your email.')).toBeVisible()
  },
}

export const Sending: Story = {
  args: { resend: { kind: 'sending' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Resend email' }))
    await expect(args.onResend).not.toHaveBeenCalled()
  },
}

export const Sent: Story = {
  args: { resend: { kind: 'sent', email: 'orla@nightjar.example' } },
  play: async ({ canvasElement }) => {
    const band = within(canvasElement)
    await expect(band.getByRole('status')).toHaveTextContent(
      'We sent a verification email to orla@nightjar.example.',
    )
    await expect(band.queryByRole('button')).toBeNull()
  },
}

export const TooManyAttempts: Story = {
  args: { resend: { kind: 'failed', failure: 'tooManyAttempts', waitSeconds: 300 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Please wait 5 min')
  },
}

export const Failed: Story = {
  args: { resend: { kind: 'failed', failure: 'generic' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent("Oops, that didn't work")
  },
}
