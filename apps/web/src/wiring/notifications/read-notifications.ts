import { loadedNow } from '../../state/queries.ts'
import { takeReply } from '../../state/replies.ts'
import { currentUser } from '../../state/session.ts'
import { api } from '../core/api.ts'
import { load, loadMore } from '../core/queries.ts'
import { channelName, list, type ReadMessage, setRead, tab } from './notifications.ts'

/** Loads the newest notifications and marks them as read on the server (NTF-03). */
export async function readNotifications(): Promise<void> {
  await load(list)
  await markRead()
}

/** Those that were read while the list was open are no longer new when it opens again (NTF-03). */
export function closeNotifications(): void {
  setRead(null)
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
