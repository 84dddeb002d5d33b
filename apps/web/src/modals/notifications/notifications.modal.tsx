import {
  type NotificationItem,
  type NotificationsContent,
  NotificationsModal as NotificationsBody,
} from '@aloft/design-system/modals/account/notifications'
import type { ReplyOf } from '@aloft/contract/schemas'
import { formatRelative } from '@aloft/messages/relative-date'
import { useEffect } from 'react'
import { editorAddress } from '../../addresses/page-address.ts'
import { type IdeasData, isListed, useIdeas } from '../../state/ideas.ts'
import { failedLoad } from '../../queries/failed-load.ts'
import { useQuery } from '../../queries/use-query.ts'
import { useProductNow } from '../../wiring/core/clock.ts'
import {
  closeNotifications,
  readNotifications,
  readOlderNotifications,
} from '../../wiring/notifications/notifications.ts'

/** Notifications of events while the user was away; opening the list marks them as read (NTF-03, NTF-04). */
export function NotificationsModal() {
  const { loaded } = useQuery('get-notifications', {})
  const { data } = useIdeas()
  const now = useProductNow()
  const open = () => void readNotifications()
  useEffect(() => {
    open()
    return closeNotifications
  }, [])
  const onMore = () => void readOlderNotifications()
  const content: NotificationsContent =
    loaded.status === 'loading'
      ? { kind: 'loading' }
      : loaded.status === 'failed'
        ? failedLoad(loaded.failure, open)
        : {
            kind: 'ready',
            items: loaded.reply.notifications.map((item) => itemOf(item, data, now)),
            older: typeof loaded.more === 'string' ? loaded.more : failedLoad(loaded.more, onMore),
            ...(loaded.reply.hasMore && { onMore }),
          }
  return <NotificationsBody content={content} />
}

type Notification = ReplyOf<'get-notifications'>['notifications'][number]

function itemOf(
  { _id, headline, message, project, campaign, date, isRead }: Notification,
  brands: IdeasData | null,
  now: Date,
): NotificationItem {
  // A brand that was archived or is no longer accessible is named, but without a link.
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
