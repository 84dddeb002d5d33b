import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Link } from './link.tsx'
import { Notice } from './notice.tsx'

const meta: Meta<typeof Notice> = {
  title: 'Components/Feedback/Notice',
  component: Notice,
  parameters: { width: 420 },
  args: { tone: 'info', children: 'Loona reads your website; it takes about 12 seconds.' },
}
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Success: Story = { args: { tone: 'success', children: 'Your address is verified.' } }
export const Warning: Story = {
  args: { tone: 'warning', title: 'Your card ends this month', children: 'Ads stop when it does.' },
}
export const Failure: Story = {
  args: { tone: 'error', children: 'Email and password do not match.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Email and password do not match.',
    )
  },
}
export const WithAction: Story = {
  args: {
    tone: 'error',
    children: 'You already have an account with this email. Log in instead?',
    action: <Link href="/0/login">Log in</Link>,
  },
}

export const Stacked: Story = {
  tags: ['!dev', '!test'],
  render: () => (
    <>
      <Notice tone="info">Your plan renews on 2 December.</Notice>
      <Notice tone="warning">Two ads end tomorrow.</Notice>
      <Notice tone="info">A new report is ready.</Notice>
    </>
  ),
}
