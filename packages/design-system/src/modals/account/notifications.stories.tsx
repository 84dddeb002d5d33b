import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { ModalFrame } from '../../primitives/modal-frame.tsx'
import { type NotificationDay, NotificationsModal } from './notifications.tsx'

const wren = { id: 'wren', campaign: 'Wren table lamp', project: 'Nightjar Lamps' }

const days: readonly NotificationDay[] = [
  {
    id: 'today',
    label: 'Today',
    groups: [
      {
        ...wren,
        items: [
          {
            id: '4',
            headline: 'Your ad is live',
            message: '“Wren table lamp” for Nightjar Lamps is live on its platform.',
            when: '2 hours ago',
            isRead: false,
            href: '/0/statistics',
          },
          {
            id: '3',
            headline: 'Your ad is approved',
            message: 'We approved “Wren table lamp” for Nightjar Lamps.',
            when: '5 hours ago',
            isRead: true,
            href: '/0/editor',
          },
        ],
      },
    ],
  },
  {
    id: 'yesterday',
    label: 'Yesterday',
    groups: [
      {
        id: 'nightjar',
        campaign: null,
        project: 'Nightjar Lamps',
        items: [
          {
            id: '2',
            headline: 'We couldn’t create your ad',
            message: 'Nightjar Lamps: We were unable to generate your ad.',
            when: 'a day ago',
            isRead: true,
            href: '/0',
          },
        ],
      },
      {
        id: 'account',
        campaign: null,
        project: null,
        items: [
          {
            id: '1',
            headline: 'New team member',
            message: 'Mara Quinn joined West Coast Studio.',
            when: 'a day ago',
            isRead: true,
          },
        ],
      },
    ],
  },
]

const isAllRead = (list: readonly NotificationDay[]): NotificationDay[] =>
  list.map((day) => ({
    ...day,
    groups: day.groups.map((group) => ({
      ...group,
      items: group.items.map((item) => ({ ...item, isRead: true })),
    })),
  }))

const meta: Meta<typeof NotificationsModal> = {
  title: 'Screens/Account and notifications/Modals/Notifications',
  component: NotificationsModal,
  parameters: { width: 400 },
  args: { content: { kind: 'ready', days } },
}
export default meta
type Story = StoryObj<typeof meta>

/** New notifications are marked and announced. */
export const Unread: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    const [first, second, , fourth] = list.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/^New.*Your ad is live.*2 hours ago$/)
    await expect(second).toHaveTextContent(/^Your ad is approved/)
    await expect(list.getByText('Wren table lamp · Nightjar Lamps')).toBeVisible()
    await expect(list.getAllByRole('link')).toHaveLength(3)
    await expect(
      within(list.getByRole('region', { name: 'Yesterday' })).getAllByRole('listitem'),
    ).toHaveLength(2)
    await expect(fourth).toHaveTextContent(/^New team member/)
  },
}

export const Read: Story = {
  parameters: { pictureOf: '[data-picture] li' },
  args: { content: { kind: 'ready', days: isAllRead(days) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('New:')).toBeNull()
  },
}

export const Empty: Story = {
  args: { content: { kind: 'ready', days: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You’re all caught up')).toBeVisible()
  },
}

const onMore = fn()

export const WithOlderOnes: Story = {
  parameters: { pictureOf: '[data-picture] button' },
  args: { content: { kind: 'ready', days, onMore } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show older' }))
    await expect(onMore).toHaveBeenCalledOnce()
  },
}

export const OlderOnesFailed: Story = {
  parameters: { pictureOf: '[data-picture] [role=alert]' },
  args: { content: { kind: 'ready', days, onMore, older: { onRetry: onMore, requestId: '01936b2e-7c1f' } } },
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

const manyDays = Array.from({ length: 100 }, (_, index): NotificationDay => {
  const groups = days[0]?.groups.map((group) => ({ ...group, items: [...group.items, ...group.items] })) ?? []
  return {
    id: String(index),
    label: `Day ${index + 1}`,
    groups: groups.map((group) => ({
      ...group,
      items: group.items.slice(0, 3).map((item, place) => ({ ...item, id: `${index} ${place}` })),
    })),
  }
})

/** Days out of sight take no time to lay out. */
export const Hundreds: Story = {
  parameters: { pictures: 'once', pictureOf: '[data-picture] section' },
  args: { content: { kind: 'ready', days: manyDays } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(300)
  },
}

/** In its frame, which is 400 by 400 regardless of the list's length (RTE-28). */
export const InItsFrame: Story = {
  parameters: { layout: 'fullscreen', pictureOf: '[role=dialog]' },
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
