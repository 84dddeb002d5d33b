import type { Meta, StoryObj } from '@storybook/react-vite'
import { mailKinds } from '@aloft/mails/mail-kinds'
import { expect, waitFor, within } from 'storybook/test'
import { MailFrames } from './mail-frames.tsx'

const meta: Meta<typeof MailFrames> = {
  title: 'Screens/Emails',
  component: MailFrames,
  parameters: { width: 1000 },
  argTypes: { name: { control: 'select', options: Object.keys(mailKinds) } },
  play: async ({ canvasElement }) => {
    const edges = { light: 'rgb(225, 224, 219)', dark: 'rgb(47, 46, 42)' }
    for (const [scheme, edge] of Object.entries(edges)) {
      const frame = within(canvasElement).getByTitle<HTMLIFrameElement>(`Email, 600 px, ${scheme}`)
      const card = () => frame.contentDocument?.querySelector('.card > table > tbody > tr > td')
      await waitFor(() => expect(card() && getComputedStyle(card() as Element).borderTopColor).toBe(edge))
    }
  },
}
export default meta
type Story = StoryObj<typeof MailFrames>

export const VerifyEmail: Story = { args: { name: 'verifyEmail' } }
export const ResetPassword: Story = { args: { name: 'resetPassword' } }
export const ChangeEmail: Story = { args: { name: 'changeEmail' } }
export const EmailChangeAsked: Story = { args: { name: 'emailChangeAsked' } }
export const EmailChanged: Story = { args: { name: 'emailChanged' } }
export const PasswordChanged: Story = { args: { name: 'passwordChanged' } }
export const LoginAlert: Story = { args: { name: 'loginAlert' } }
export const PageLink: Story = { args: { name: 'pageLink' } }
export const DeletionScheduled: Story = { args: { name: 'deletionScheduled' } }
export const PlanLapsed: Story = { args: { name: 'planLapsed' } }
export const TrialEnding: Story = { args: { name: 'trialEnding' } }
export const PlanCanceled: Story = { args: { name: 'planCanceled' } }
export const WeeklyDigest: Story = { args: { name: 'weeklyDigest' } }
export const PlanResumed: Story = { args: { name: 'planKept' } }
export const PlanReceipt: Story = { args: { name: 'planReceipt' } }
export const AdReceipt: Story = { args: { name: 'adReceipt' } }
export const CreditReceipt: Story = { args: { name: 'creditReceipt' } }
export const TeamInvite: Story = { args: { name: 'teamInvite' } }
export const WebsiteCode: Story = { args: { name: 'websiteCode' } }
export const LaunchRequested: Story = { args: { name: 'launchRequested' } }
export const AdSubmitted: Story = { args: { name: 'adSubmitted' } }
export const AdApproved: Story = { args: { name: 'adApproved' } }
export const AdLive: Story = { args: { name: 'adLive' } }
export const AdEndingSoon: Story = { args: { name: 'adEndingSoon' } }
export const AdFinished: Story = { args: { name: 'adFinished' } }
export const AdRejected: Story = { args: { name: 'adRejected' } }
export const AdStopped: Story = { args: { name: 'adStopped' } }
export const AdRefunded: Story = { args: { name: 'adRefunded' } }
export const AdHeld: Story = { args: { name: 'adHeld' } }
export const AdRenewed: Story = { args: { name: 'adRenewed' } }
export const AdPaymentFailed: Story = { args: { name: 'adPaymentFailed' } }
export const AdLaunchFailed: Story = { args: { name: 'adLaunchFailed' } }
export const ContactSales: Story = { args: { name: 'contactSales' } }
export const SupportAnswers: Story = { args: { name: 'supportAnswers' } }
export const ExpertReview: Story = { args: { name: 'expertReview' } }
