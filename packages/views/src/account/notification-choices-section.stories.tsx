import { completeChoices } from '@aloft/domain/notifications/notification-choices.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NotificationChoicesSection } from './notification-choices-section.tsx'

const meta: Meta<typeof NotificationChoicesSection> = {
  title: 'Screens/Account and notifications/Parts/Notification choices section',
  component: NotificationChoicesSection,
  parameters: { width: 720 },
  args: {
    content: {
      kind: 'ready',
      choices: completeChoices([
        { topic: 'teamInvites', channel: 'mail', isOn: false },
        { topic: 'adProgress', channel: 'digest', isOn: true },
      ]),
    },
    isVerified: true,
    onChange: fn(),
  },
}
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table'))
    await expect(table.getAllByRole('checkbox')).toHaveLength(16)
    const invites = table.getByRole('checkbox', { name: 'Email: Invitations to teams' })
    await expect(invites).not.toBeChecked()
    await userEvent.click(invites)
    await expect(args.onChange).toHaveBeenLastCalledWith({
      topic: 'teamInvites',
      channel: 'mail',
      isOn: true,
    })
    const weekly = table.getByRole('checkbox', { name: /^Weekly: How my ads are doing/ })
    await expect(weekly).toBeChecked()
    weekly.focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      topic: 'adProgress',
      channel: 'digest',
      isOn: false,
    })
    await expect(table.getByRole('row', { name: /Payments and security/ })).toHaveTextContent('Always on')
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Unverified: Story = {
  args: { isVerified: false },
  play: async ({ canvasElement }) => {
    const section = within(canvasElement)
    for (const box of section.getAllByRole('checkbox', { name: /^(Email|Weekly):/ }))
      await expect(box).toBeDisabled()
    for (const box of section.getAllByRole('checkbox', { name: /^Bell:/ })) await expect(box).toBeEnabled()
    await expect(section.getByText('Verify your email above to change emails.')).toBeVisible()
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
