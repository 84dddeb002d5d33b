const email =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/i
const maxEmailLength = 254

/** Why an email address is refused, or null. Checks the trimmed text against the standard pattern (SES-21). */
export function checkEmail(text: string): 'emailInvalid' | null {
  const trimmed = text.trim()
  return trimmed.length <= maxEmailLength && email.test(trimmed) ? null : 'emailInvalid'
}

/** The form in which addresses are stored and compared: trimmed and in lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase()
}
