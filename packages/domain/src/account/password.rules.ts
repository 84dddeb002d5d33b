/** The minimum length of a password (CON-01). */
export const minPasswordLength = 8
/** How many rounds of SHA-256 the password hash helper applies (CON-01). */
export const passwordHashRounds = 7

/**
 * Why a password is refused, or null: at least 8 characters with a digit and a non-digit (SES-19). The message says
 * letter, the rule says non-digit: `1234567!` is accepted (OPN-03).
 */
export function checkPassword(password: string): 'passwordInvalid' | null {
  const isAccepted = password.length >= minPasswordLength && /\d/.test(password) && /\D/.test(password)
  return isAccepted ? null : 'passwordInvalid'
}
