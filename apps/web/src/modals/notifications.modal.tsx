import {
  type NotificationItem,
  type NotificationsContent,
  NotificationsModal as NotificationsBody,
} from '@aloft/design-system/modals/account/notifications'
import { formatRelative } from '@aloft/messages/relative-date'
import { useEffect, useState } from 'react'
import { editorAddress } from '../page-address.ts'
import { type Notification, useNotifications } from '../state/notifications.ts'
import { productNow } from '../wiring/clock.ts'
import { lookAtNotifications, lookAtOlderNotifications } from '../wiring/notifications.ts'

/** What happened while the reader was elsewhere; looking at it marks it read (NTF-03, NTF-04). */
export function NotificationsModal() {
  const [isLoadingMore, setLoadingMore] = useState(false)
  const { status, items, hasMore } = useNotifications()
  useEffect(() => void lookAtNotifications(), [])
  const more = async () => {
    setLoadingMore(true)
    await lookAtOlderNotifications()
    setLoadingMore(false)
  }
  const content: NotificationsContent =
    status === 'ready'
      ? {
          kind: 'ready',
          items: items.map(itemOf),
          isLoadingMore,
          ...(hasMore && { onMore: () => void more() }),
        }
      : status === 'failed'
        ? { kind: 'failed', onRetry: () => void lookAtNotifications() }
        : { kind: 'loading' }
  return <NotificationsBody content={content} />
}

function itemOf({ _id, headline, message, project, campaign, date, isRead }: Notification): NotificationItem {
  return {
    id: _id,
    headline,
    message,
    project: project?.title ?? null,
    campaign: campaign?.name ?? null,
    when: formatRelative(date, productNow()),
    isRead,
    href: addressOf(project?._id, campaign?.id),
  }
}

function addressOf(ideaId: string | undefined, balloonId: string | undefined): string | undefined {
  if (!ideaId) return undefined
  return balloonId ? editorAddress(ideaId, balloonId) : `/0?${new URLSearchParams({ ideaId })}`
}
