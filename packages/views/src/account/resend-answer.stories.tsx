import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ResendAnswer } from './resend-answer.tsx'

const meta: Meta<typeof ResendAnswer> = {
  title: 'Screens/Sign up and log in/Parts/Resend answer',
  component: ResendAnswer,
  parameters: { width: 400 },
}
export default meta
type Story = StoryObj<typeof meta>

export const Sent: Story = {
  args: { state: { kind: 'sent', email: 'orla@nightjar.example' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'We sent a verification email to orla@nightjar.example.',
    )
  },
}

export const TooManyAttempts: Story = {
  args: { state: { kind: 'failed', failure: 'tooManyAttempts', waitSeconds: 180 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Please wait 3 min')
  },
}
