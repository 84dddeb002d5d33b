import { useEffect, useRef } from 'react'
import { loadedNow, updateReply } from '../../state/queries.ts'
import { queryKey, takeReply } from '../../state/replies.ts'
import { currentUser } from '../../state/session.ts'
import { api } from '../core/api.ts'
import { invalidate, load, loadMore } from '../core/queries.ts'

/** The first page; further pages are added to it. */
const list = queryKey('get-notifications', {})
const count = queryKey('get-num-unread-notifications', {})

/** Notifies the other tabs of this browser of what was read in one of them. */
const channelName = 'aloft-notifications'
const tab = crypto.randomUUID()
interface ReadMessage {
  readonly tab: string
  readonly ownerId: string | undefined
  /** Those that are still unread. */
  readonly n: number
  readonly notificationIds: readonly string[]
}

/** Keeps the number and the list in step with what other tabs read (NTF-03). */
export function useReadElsewhere(): void {
  useEffect(() => {
    const channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', ({ data }: MessageEvent<ReadMessage>) => {
      if (data.tab === tab || data.ownerId !== currentUser()?._id) return
      takeReply('get-num-unread-notifications', {}, { n: data.n })
      setRead(data.notificationIds)
    })
    return () => channel.close()
  }, [])
}

/** Reloads the number of unread notifications when work ends, because its end is notified (NTF-01). */
export function useUnreadWatch({ isWorkUnderWay }: { readonly isWorkUnderWay: boolean }): void {
  const wasUnderWay = useRef(false)
  useEffect(() => {
    if (wasUnderWay.current && !isWorkUnderWay) invalidate((key) => key === count)
    wasUnderWay.current = isWorkUnderWay
  }, [isWorkUnderWay])
}

/** Loads the newest notifications and marks them as read on the server (NTF-03). */
export async function readNotifications(): Promise<void> {
  await load(list)
  await markRead()
}

/** Those that were read while the list was open are no longer new when it opens again (NTF-03). */
export function closeNotifications(): void {
  setRead(null)
}

/** Marks these notifications, or all, as read in the list. */
function setRead(ids: readonly string[] | null): void {
  updateReply<'get-notifications'>(list, (known) => ({
    ...known,
    notifications: known.notifications.map((one) =>
      ids === null || ids.includes(one._id) ? { ...one, isRead: true } : one,
    ),
  }))
}

/** Loads older notifications than the loaded ones. */
export async function readOlderNotifications(): Promise<void> {
  const loaded = loadedNow<'get-notifications'>(list)
  const before = loaded.status === 'ready' ? loaded.reply.notifications.at(-1)?._id : undefined
  if (before === undefined) return
  await loadMore<'get-notifications'>(list, { before }, (known, page) => {
    const ids = new Set(known.notifications.map(({ _id }) => _id))
    const added = page.notifications.filter(({ _id }) => !ids.has(_id))
    return { ...page, notifications: [...known.notifications, ...added] }
  })
  await markRead()
}

/** Unread notifications stay marked as new while the list is open. */
async function markRead(): Promise<void> {
  const loaded = loadedNow<'get-notifications'>(list)
  if (loaded.status !== 'ready' || loaded.failure) return
  const notificationIds = loaded.reply.notifications.filter(({ isRead }) => !isRead).map(({ _id }) => _id)
  if (notificationIds.length === 0) return
  const read = await api.call('set-notifications-read', { notificationIds })
  if (read.kind !== 'reply') return
  takeReply('get-num-unread-notifications', {}, read.reply)
  const channel = new BroadcastChannel(channelName)
  const message: ReadMessage = { tab, ownerId: currentUser()?._id, n: read.reply.n, notificationIds }
  channel.postMessage(message)
  channel.close()
}
