import { normaliseName } from '../core/names.ts'
import { isStorableText } from '../core/text.ts'

export const maxUsernameLength = 100

/** Why a person's name is refused, or null: it needs a visible character, and at most 100 characters. */
export function checkUsername(username: string): 'usernameRequired' | 'textTooLong' | null {
  const trimmed = normaliseName(username)
  if (trimmed === '') return 'usernameRequired'
  return trimmed.length > maxUsernameLength ? 'textTooLong' : null
}

/**
 * Username of a person who signs in through a platform: the platform's name for them if it's valid, otherwise from the
 * email.
 */
export function usernameOf(name: string | null, email: string): string {
  const given = name === null ? '' : normaliseName(name).slice(0, maxUsernameLength).trim()
  return (
    (given && isStorableText(given) && given) || (email.split('@')[0] ?? email).slice(0, maxUsernameLength)
  )
}
