import {
  type NotificationDay,
  type NotificationItem,
  type NotificationsContent,
  NotificationsModal as NotificationsBody,
} from '@aloft/design-system/modals/account/notifications'
import type { ReplyOf } from '@aloft/contract/schemas'
import {
  groupNotifications,
  notificationPlace,
  relativeDay,
} from '@aloft/domain/notifications/notification-groups.rules'
import { formatDate } from '@aloft/messages/date-format'
import { formatRelative } from '@aloft/messages/relative-date'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useEffect } from 'react'
import { editorAddress, pageAddress, reportAddress } from '../../addresses/page-address.ts'
import { type IdeasData, isListed, useIdeas } from '../../state/ideas.ts'
import { failedLoad } from '../../queries/failed-load.ts'
import { useQuery } from '../../queries/use-query.ts'
import { useProductNow } from '../../wiring/core/clock.ts'
import {
  closeNotifications,
  readNotifications,
  readOlderNotifications,
} from '../../wiring/notifications/read-notifications.ts'

/** Notifications of events while the user was away; opening the list marks them as read (NTF-03, NTF-04). */
export function NotificationsModal() {
  const { t } = useTranslation()
  const { loaded } = useQuery('get-notifications', {})
  const { data } = useIdeas()
  const now = useProductNow()
  const open = () => void readNotifications()
  useEffect(() => {
    open()
    return closeNotifications
  }, [])
  const onMore = () => void readOlderNotifications()
  const dayOf = ({ date, subjects }: Day): NotificationDay => {
    const name = relativeDay(date, now)
    return {
      id: date.toISOString(),
      label: name ? t(`modals.notifications.${name}`) : formatDate(date, 'date'),
      groups: subjects.map(({ items, ...subject }) => ({
        ...subject,
        items: items.map((item) => itemOf(item, data, now)),
      })),
    }
  }
  const content: NotificationsContent =
    loaded.status === 'loading'
      ? { kind: 'loading' }
      : loaded.status === 'failed'
        ? failedLoad(loaded.failure, open)
        : {
            kind: 'ready',
            days: groupNotifications(loaded.reply.notifications).map(dayOf),
            older: typeof loaded.more === 'string' ? loaded.more : failedLoad(loaded.more, onMore),
            ...(loaded.reply.hasMore && { onMore }),
          }
  return <NotificationsBody content={content} />
}

type Notification = ReplyOf<'get-notifications'>['notifications'][number]
type Day = ReturnType<typeof groupNotifications<Notification>>[number]

function itemOf(notification: Notification, brands: IdeasData | null, now: Date): NotificationItem {
  const { _id, headline, message, date, isRead } = notification
  const href = addressOf(notification, brands)
  return { id: _id, headline, message, when: formatRelative(date, now), isRead, href }
}

function addressOf({ kind, project, campaign }: Notification, brands: IdeasData | null): string | undefined {
  // A brand that was archived or is no longer accessible is named, but without a link.
  const isOpen = project !== null && (brands === null || isListed(brands, project._id))
  const place = notificationPlace({ kind, project: isOpen ? project : null, campaign })
  if (place === 'billing') return pageAddress('payments')
  if (place === 'teams') return pageAddress('manage-teams')
  if (place === null || !project) return undefined
  if (place === 'brand' || !campaign) return `/0?${new URLSearchParams({ ideaId: project._id })}`
  return place === 'report'
    ? reportAddress(project._id, campaign.id)
    : editorAddress(project._id, campaign.id)
}
