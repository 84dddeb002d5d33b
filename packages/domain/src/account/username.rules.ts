import { normaliseName } from '../core/names.ts'
import { isStorableText } from '../core/text.ts'

export const maxUsernameLength = 100

/** Why the name a person goes by is refused, or null: something that shows, at most 100 characters. */
export function checkUsername(username: string): 'usernameRequired' | 'textTooLong' | null {
  const trimmed = normaliseName(username)
  if (trimmed === '') return 'usernameRequired'
  return trimmed.length > maxUsernameLength ? 'textTooLong' : null
}

/** The name of a person whom a platform vouches for: as it gives it, where it can be kept, else from the e-mail. */
export function usernameOf(name: string | null, email: string): string {
  const given = name === null ? '' : normaliseName(name).slice(0, maxUsernameLength).trim()
  return (
    (given && isStorableText(given) && given) || (email.split('@')[0] ?? email).slice(0, maxUsernameLength)
  )
}
