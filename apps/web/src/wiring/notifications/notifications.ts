import { useEffect, useRef } from 'react'
import { updateReply } from '../../state/queries.ts'
import { queryKey, takeReply } from '../../state/replies.ts'
import { currentUser } from '../../state/session.ts'
import { invalidate } from '../core/queries.ts'

/** The first page; further pages are added to it. */
export const list = queryKey('get-notifications', {})
const count = queryKey('get-num-unread-notifications', {})

/** Notifies the other tabs of this browser of what was read in one of them. */
export const channelName = 'aloft-notifications'
export const tab = crypto.randomUUID()

export interface ReadMessage {
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

/** Marks these notifications, or all, as read in the list. */
export function setRead(ids: readonly string[] | null): void {
  updateReply<'get-notifications'>(list, (known) => ({
    ...known,
    notifications: known.notifications.map((one) =>
      ids === null || ids.includes(one._id) ? { ...one, isRead: true } : one,
    ),
  }))
}
