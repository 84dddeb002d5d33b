import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { ModalFrame } from '../../primitives/modal-frame.tsx'
import { NotificationsModal } from './notifications.tsx'

const items = [
  {
    id: '3',
    headline: 'Your ad is ready',
    message: '“Wren table lamp” for Nightjar Lamps is ready for you to review.',
    project: 'Nightjar Lamps',
    campaign: 'Wren table lamp',
    when: '2 hours ago',
    isRead: false,
    href: '/0/editor',
  },
  {
    id: '2',
    headline: 'We couldn’t create your ad',
    message: 'Nightjar Lamps: We were unable to generate your ad.',
    project: 'Nightjar Lamps',
    campaign: null,
    when: 'a day ago',
    isRead: true,
    href: '/0',
  },
  {
    id: '1',
    headline: 'New team member',
    message: 'Mara Quinn joined West Coast Studio.',
    project: null,
    campaign: null,
    when: '3 days ago',
    isRead: true,
  },
]

const meta: Meta<typeof NotificationsModal> = {
  title: 'Modals/Account/Notifications',
  component: NotificationsModal,
  parameters: { width: 400 },
  args: { content: { kind: 'ready', items } },
}
export default meta
type Story = StoryObj<typeof meta>

/** New notifications are marked and announced. */
export const Unread: Story = {
  play: async ({ canvasElement }) => {
    const [first, second, third] = within(canvasElement).getAllByRole('listitem')
    await expect(first).toHaveTextContent(/^New.*Your ad is ready/)
    await expect(first).toHaveTextContent(/Nightjar Lamps · Wren table lamp · 2 hours ago$/)
    await expect(second).toHaveTextContent(/^We couldn’t create your ad/)
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(2)
    await expect(third).toHaveTextContent(/3 days ago$/)
  },
}

export const Read: Story = {
  parameters: { pictureOf: '[data-picture] li' },
  args: { content: { kind: 'ready', items: items.map((item) => ({ ...item, isRead: true })) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('New:')).toBeNull()
  },
}

export const Empty: Story = {
  args: { content: { kind: 'ready', items: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You’re all caught up')).toBeVisible()
  },
}

const onMore = fn()

export const WithOlderOnes: Story = {
  parameters: { pictureOf: '[data-picture] button' },
  args: { content: { kind: 'ready', items, onMore } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show older' }))
    await expect(onMore).toHaveBeenCalledOnce()
  },
}

export const OlderOnesFailed: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: { content: { kind: 'ready', items, onMore, older: { onRetry: onMore, requestId: '01936b2e-7c1f' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'We couldn’t load older notifications.',
    )
    await expect(within(canvasElement).getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { content: { kind: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveAccessibleName('Loading notifications')
  },
}

const onRetry = fn()

export const Failed: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: { content: { kind: 'failed', onRetry, requestId: '01936b2e-7c1f' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

/** In its frame, which is 400 by 400 regardless of the list's length (RTE-28). */
export const InItsFrame: Story = {
  parameters: { layout: 'fullscreen', pictureOf: '[role=dialog]' },
  args: {
    content: { kind: 'ready', items: [...items, ...items.map((item) => ({ ...item, id: `0${item.id}` }))] },
  },
  render: (args) => (
    <ModalFrame size="dashboard" onClose={fn()} closeLabel="Close">
      <NotificationsModal {...args} />
    </ModalFrame>
  ),
  play: async () => {
    const { width, height } = (
      await screen.findByRole('dialog', { name: 'Notifications' })
    ).getBoundingClientRect()
    await expect([width, height]).toEqual([400, 400])
  },
}
