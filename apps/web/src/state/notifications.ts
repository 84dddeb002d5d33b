import type { ReplyOf } from '@aloft/contract/schemas'
import { proxy, useSnapshot } from 'valtio'

export type Notification = ReplyOf<'get-notifications'>['notifications'][number]

interface NotificationsState {
  /** How many the server counts as unread (ENT-29, NTF-01). */
  unread: number
  status: 'loading' | 'ready' | 'failed'
  /** Newest first, as they were when they were fetched: what was new to the reader stays marked while it is looked at. */
  items: readonly Notification[]
  hasMore: boolean
}

const state = proxy<NotificationsState>({ unread: 0, status: 'loading', items: [], hasMore: false })

/** How many notifications wait to be read: the number on the bell (NAV-10). */
export function useUnreadCount(): number {
  return useSnapshot(state).unread
}

export function useNotifications(): Readonly<NotificationsState> {
  return useSnapshot(state) as Readonly<NotificationsState>
}

/** The same outside of components. */
export const notificationsNow = (): Readonly<NotificationsState> => state

export function setUnreadCount(unread: number): void {
  state.unread = unread
}

/** The list is opened again: notifications read the last time are no longer shown as new. */
export function beginNotifications(): void {
  Object.assign(state, { status: 'loading', items: [], hasMore: false })
}

export function failNotifications(): void {
  if (state.status === 'loading') state.status = 'failed'
}

/** Takes a page of the list, which follows what is there. */
export function addNotifications(items: readonly Notification[], hasMore: boolean): void {
  const known = new Set(state.items.map(({ _id }) => _id))
  const added = items.filter(({ _id }) => !known.has(_id))
  Object.assign(state, { status: 'ready', items: [...state.items, ...added], hasMore })
}
