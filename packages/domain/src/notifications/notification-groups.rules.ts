import type { Notification } from './notification.entity.ts'
import type { NotificationKind } from './notification-kinds.rules.ts'

/** Where a notification leads: to its ad, the ad's results, what was paid, the user's teams, or the brand. */
export type NotificationPlace = 'editor' | 'report' | 'billing' | 'teams' | 'brand'

const places: Readonly<Record<NotificationKind, NotificationPlace>> = {
  adReady: 'editor',
  adFailed: 'brand',
  adSubmitted: 'editor',
  adApproved: 'editor',
  adLive: 'report',
  adEndingSoon: 'report',
  adRejected: 'editor',
  adStopped: 'report',
  adRefunded: 'billing',
  adFinished: 'report',
  adHeld: 'editor',
  adRenewed: 'report',
  adPaymentFailed: 'editor',
  adLaunchFailed: 'editor',
  inviteAccepted: 'teams',
  planEnded: 'billing',
  planLapsed: 'billing',
  teamClosed: 'teams',
  trialEnding: 'billing',
  launchRequested: 'editor',
  previewCommented: 'editor',
  websiteConnected: 'brand',
}

type About = Pick<Notification, 'kind' | 'project' | 'campaign'>

/** Where a notification leads now; null if what it's about is gone. */
export function notificationPlace({ kind, project, campaign }: About): NotificationPlace | null {
  const place = places[kind]
  if (place === 'billing' || place === 'teams') return place
  if (!project) return null
  return campaign ? place : 'brand'
}

/** What happened to one ad, or to one brand, on one day. */
export interface NotificationSubject<N> {
  /** Names the group within its day. */
  readonly id: string
  readonly project: string | null
  readonly campaign: string | null
  readonly items: readonly N[]
}

export interface NotificationDay<N> {
  /** The first moment of the day, where its reader is. */
  readonly date: Date
  readonly subjects: readonly NotificationSubject<N>[]
}

/**
 * Notifications by day and, within a day, by what they are about. Days and subjects are ordered by their newest
 * notification, and the order within a subject stays.
 */
export function groupNotifications<N extends Omit<About, 'kind'> & { readonly date: Date }>(
  notifications: readonly N[],
): readonly NotificationDay<N>[] {
  return groupBy(notifications, ({ date }) => String(dayOf(date).getTime())).map(({ items: ofDay }) => ({
    date: dayOf(ofDay[0].date),
    subjects: groupBy(ofDay, subjectId).map(({ id, items }) => ({
      id,
      project: items[0].project?.title ?? null,
      campaign: items[0].campaign?.name ?? null,
      items,
    })),
  }))
}

/** Whether a day is today, yesterday, or another one. */
export function relativeDay(day: Date, now: Date): 'today' | 'yesterday' | null {
  const today = dayOf(now)
  if (day.getTime() === today.getTime()) return 'today'
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1)
  return day.getTime() === yesterday.getTime() ? 'yesterday' : null
}

function dayOf(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate())
}

const subjectId = ({ project, campaign }: Omit<About, 'kind'>): string =>
  campaign?.id ?? project?._id ?? 'account'

function groupBy<T>(items: readonly T[], idOf: (item: T) => string) {
  const groups = new Map<string, [T, ...T[]]>()
  for (const item of items) {
    const id = idOf(item)
    const group = groups.get(id)
    if (group) group.push(item)
    else groups.set(id, [item])
  }
  return [...groups].map(([id, group]) => ({ id, items: group }))
}
