export const maxUsernameLength = 100

/** Why the name a person goes by is refused, or null: something beside spaces, at most 100 characters. */
export function checkUsername(username: string): 'usernameRequired' | 'textTooLong' | null {
  const trimmed = username.trim()
  if (trimmed === '') return 'usernameRequired'
  return trimmed.length > maxUsernameLength ? 'textTooLong' : null
}
