import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { frameFixture } from '../frame/app-frame.fixtures.ts'
import { AppFrame } from '../frame/app-frame.tsx'
import { supportConversation } from './support.fixtures.ts'
import { SupportConversation } from './support-conversation.tsx'
import { type SupportContent, SupportView } from './support.view.tsx'

const onShow = fn()
const rows = [
  {
    id: '1',
    userName: 'Órla Fahy',
    lastText: 'One is booked, the other one isn’t.',
    lastDate: new Date(2026, 10, 27, 9, 9),
    unread: 1,
  },
  {
    id: '2',
    userName: 'Tom Baker',
    lastText: 'I’d like to talk to a person.',
    lastDate: new Date(2026, 10, 27, 9, 12),
    unread: 0,
  },
]
const ready: SupportContent = {
  kind: 'ready',
  rows,
  shown: { id: '1', conversation: <SupportConversation {...supportConversation} /> },
  onShow,
}

const meta: Meta<typeof SupportView> = {
  title: 'Screens/Inside Aloft/Support',
  component: SupportView,
  parameters: { layout: 'fullscreen' },
  args: { hrefs: { review: '/0/admin', support: '/0/admin?show=support' }, content: ready },
  decorators: [
    (Story) => (
      <AppFrame {...frameFixture} onLogOut={fn()}>
        <Story />
      </AppFrame>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('link', { name: 'Support 1 new' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('article', { name: 'Conversation with Órla Fahy' })).toBeVisible()
    const tom = page.queryByRole('button', { name: /Tom Baker/ })
    if (tom) await userEvent.click(tom)
    if (tom) await expect(onShow).toHaveBeenCalledWith('2')
  },
}

export const OpenInDark: Story = { globals: { scheme: 'dark' } }

export const List: Story = { args: { content: { ...ready, shown: null } } }

export const Nobody: Story = { args: { content: { ...ready, rows: [], shown: null } } }

export const Loading: Story = { args: { content: { kind: 'loading' } } }

export const Failed: Story = { args: { content: { kind: 'failed', onRetry: fn() } } }
