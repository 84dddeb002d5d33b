import type { Preferences, SetPreferences } from '@aloft/domain/account/preferences.rules'
import { updateReply } from '../../state/queries.ts'
import { currentUser, userKey } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { api } from '../core/api.ts'

/** How often each key was set in this page: a failure undoes only what nobody has set since. */
const numSaves: Partial<Record<keyof Preferences, number>> = {}

/**
 * Sets preferences of the user, which apply at once and on all devices. What could not be saved is
 * undone, and a toast says so.
 */
export async function savePreferences(changes: SetPreferences): Promise<boolean> {
  const before = currentUser()?.preferences
  if (!before) return false
  const keys = Object.keys(changes) as (keyof Preferences)[]
  for (const key of keys) numSaves[key] = (numSaves[key] ?? 0) + 1
  const saves = { ...numSaves }
  apply(changes)
  const outcome = await api.call('save-preferences', { preferences: changes })
  if (outcome.kind === 'reply') return true
  const undone = keys.filter((key) => numSaves[key] === saves[key])
  apply(Object.fromEntries(undone.map((key) => [key, before[key]])))
  showToast({ text: { key: 'generic' }, tone: 'error' })
  return false
}

function apply(changes: SetPreferences): void {
  updateReply<'get-user'>(userKey, (user) => ({
    ...user,
    preferences: { ...user.preferences, ...changes },
  }))
}
