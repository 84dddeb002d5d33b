import {
  type NotificationItem,
  type NotificationsContent,
  NotificationsModal as NotificationsBody,
} from '@aloft/design-system/modals/account/notifications'
import { formatRelative } from '@aloft/messages/relative-date'
import { useEffect, useState } from 'react'
import { editorAddress } from '../page-address.ts'
import { type IdeasData, isListed, useIdeas } from '../state/ideas.ts'
import { type Notification, useNotifications } from '../state/notifications.ts'
import { useProductNow } from '../wiring/clock.ts'
import { readNotifications, readOlderNotifications } from '../wiring/notifications.ts'

/** What happened while the reader was elsewhere; looking at it marks it read (NTF-03, NTF-04). */
export function NotificationsModal() {
  const [older, setOlder] = useState<'idle' | 'loading' | 'failed'>('idle')
  const { status, items, hasMore } = useNotifications()
  const { data } = useIdeas()
  const now = useProductNow()
  useEffect(() => void readNotifications(), [])
  const more = async () => {
    setOlder('loading')
    setOlder((await readOlderNotifications()) ? 'idle' : 'failed')
  }
  const content: NotificationsContent =
    status === 'ready'
      ? {
          kind: 'ready',
          items: items.map((item) => itemOf(item, data, now)),
          older,
          ...(hasMore && { onMore: () => void more() }),
        }
      : status === 'failed'
        ? { kind: 'failed', onRetry: () => void readNotifications() }
        : { kind: 'loading' }
  return <NotificationsBody content={content} />
}

function itemOf(
  { _id, headline, message, project, campaign, date, isRead }: Notification,
  brands: IdeasData | null,
  now: Date,
): NotificationItem {
  // A brand that was archived or closed to the reader since is named, and leads nowhere.
  const isOpen = project !== null && (brands === null || isListed(brands, project._id))
  return {
    id: _id,
    headline,
    message,
    project: project?.title ?? null,
    campaign: campaign?.name ?? null,
    when: formatRelative(date, now),
    isRead,
    href: isOpen ? addressOf(project._id, campaign?.id) : undefined,
  }
}

function addressOf(ideaId: string, balloonId: string | undefined): string {
  return balloonId ? editorAddress(ideaId, balloonId) : `/0?${new URLSearchParams({ ideaId })}`
}
