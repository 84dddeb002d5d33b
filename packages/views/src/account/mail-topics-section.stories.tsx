import { mailTopics } from '@aloft/domain/account/mail-topics'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MailTopicsSection } from './mail-topics-section.tsx'

const meta: Meta<typeof MailTopicsSection> = {
  title: 'Screens/Account and notifications/Parts/Mail topics section',
  component: MailTopicsSection,
  parameters: { width: 720 },
  args: {
    content: {
      kind: 'ready',
      subscriptions: mailTopics.map((topic) => ({ topic, isSubscribed: topic !== 'teamInvites' })),
    },
    isVerified: true,
    onChange: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const topics = within(within(canvasElement).getByRole('group', { name: 'Email me about' }))
    await expect(topics.getAllByRole('checkbox')).toHaveLength(mailTopics.length)
    const invites = topics.getByRole('checkbox', { name: 'Invitations to teams' })
    await expect(invites).not.toBeChecked()
    await userEvent.click(invites)
    await expect(args.onChange).toHaveBeenLastCalledWith({ topic: 'teamInvites', isSubscribed: true })
    await userEvent.click(topics.getByRole('checkbox', { name: /^How my ads are doing/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ topic: 'adProgress', isSubscribed: false })
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Unverified: Story = {
  args: { isVerified: false },
  play: async ({ canvasElement }) => {
    const section = within(canvasElement)
    for (const box of section.getAllByRole('checkbox')) await expect(box).toBeDisabled()
    await expect(section.getByText('Verify your email above to change these.')).toBeVisible()
  },
}

export const Loading: Story = { args: { content: { kind: 'loading' } } }

export const Failed: Story = {
  args: { content: { kind: 'failed', onRetry: fn(), requestId: 'a1b2c3d4' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    const { content } = args
    await expect(content.kind === 'failed' && content.onRetry).toHaveBeenCalled()
    ;(document.activeElement as HTMLElement).blur()
  },
}
