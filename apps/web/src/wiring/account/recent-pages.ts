import type { RecentPage } from '@aloft/domain/account/recent-pages.rules'
import { addRecentPage, recentPagesNow } from '../../state/recent-pages.ts'
import { currentUser } from '../../state/session.ts'
import { api } from '../core/api.ts'

/** A user who walks through pages saves them in one call. */
export const saveDelayMs = 15_000

let timer: ReturnType<typeof setTimeout> | undefined

/** Remembers a visited page, and saves it with the account a moment later. */
export function visitPage(page: RecentPage): void {
  addRecentPage(page)
  clearTimeout(timer)
  timer = setTimeout(() => void saveVisits(), saveDelayMs)
}

/** Saves what waits to be saved. A failure costs nothing: the next visit saves them all. */
export async function saveVisits(): Promise<void> {
  if (timer === undefined) return
  clearTimeout(timer)
  timer = undefined
  if (!navigator.onLine || !currentUser()) return
  await api.call('save-preferences', { preferences: { recentPages: recentPagesNow() } })
}
