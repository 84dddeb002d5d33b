import { useEffect, useRef } from 'react'
import {
  addNotifications,
  beginNotifications,
  failNotifications,
  notificationsNow,
  setUnreadCount,
} from '../state/notifications.ts'
import { api } from './api.ts'

let counting: Promise<void> | null = null

/**
 * Asks how many notifications are unread; where the server does not say, the number stays (NTF-01). Whoever asks while
 * an answer is on its way gets the same one.
 */
export function countUnread(): Promise<void> {
  counting ??= fetchUnread().finally(() => (counting = null))
  return counting
}

async function fetchUnread(): Promise<void> {
  const outcome = await api.call('get-num-unread-notifications', {})
  if (outcome.kind === 'reply') setUnreadCount(outcome.reply.n)
}

/**
 * Keeps the number of unread notifications: from the start, whenever the reader comes back to the window, and when
 * work ends that was under way, as its end is notified.
 */
export function useUnreadWatch({ isWorkUnderWay }: { readonly isWorkUnderWay: boolean }): void {
  const wasUnderWay = useRef(false)
  useEffect(() => void countUnread(), [])
  useEffect(() => {
    if (wasUnderWay.current && !isWorkUnderWay) void countUnread()
    wasUnderWay.current = isWorkUnderWay
  }, [isWorkUnderWay])
  useEffect(() => {
    const count = () => void countUnread()
    window.addEventListener('focus', count)
    return () => window.removeEventListener('focus', count)
  }, [])
}

/** Fetches the newest notifications and marks them as read on the server (NTF-03). */
export async function readNotifications(): Promise<void> {
  beginNotifications()
  await fetchPage({})
}

/** Fetches those that are older than what is there; false where they did not come. */
export async function readOlderNotifications(): Promise<boolean> {
  const before = notificationsNow().items.at(-1)?._id
  return before === undefined || fetchPage({ before })
}

async function fetchPage(payload: { before?: string }): Promise<boolean> {
  const outcome = await api.call('get-notifications', payload)
  if (outcome.kind !== 'reply') {
    failNotifications()
    return false
  }
  const { notifications, hasMore } = outcome.reply
  addNotifications(notifications, hasMore)
  const notificationIds = notifications.filter(({ isRead }) => !isRead).map(({ _id }) => _id)
  if (notificationIds.length > 0) await markRead(notificationIds)
  return true
}

async function markRead(notificationIds: string[]): Promise<void> {
  const read = await api.call('set-notifications-read', { notificationIds })
  if (read.kind === 'reply') setUnreadCount(read.reply.n)
}
