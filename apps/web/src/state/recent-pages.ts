import { type RecentPage, withRecentPages } from '@aloft/domain/account/recent-pages.rules'
import { proxy, useSnapshot } from 'valtio'
import { currentUser, useUser } from './session.ts'

/** What this tab has visited, and who did. */
const state = proxy<{ userId: string | null; visited: readonly RecentPage[] }>({ userId: null, visited: [] })

/** The pages that the user has visited, newest first, on this and other devices. */
export function useRecentPages(): readonly RecentPage[] {
  const { userId, visited } = useSnapshot(state)
  const user = useUser()
  return user ? withRecentPages(user.preferences.recentPages ?? [], userId === user._id ? visited : []) : []
}

/** The same outside of components, as it is to be saved. */
export function recentPagesNow(): readonly RecentPage[] {
  const user = currentUser()
  return user
    ? withRecentPages(user.preferences.recentPages ?? [], state.userId === user._id ? state.visited : [])
    : []
}

export function addRecentPage(page: RecentPage): void {
  const userId = currentUser()?._id ?? null
  if (userId === null) return
  state.visited = withRecentPages(state.userId === userId ? state.visited : [], [page])
  state.userId = userId
}
