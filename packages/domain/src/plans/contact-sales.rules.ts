/** Characters of a message to the people who sell, and of a phone number. */
export const maxSalesMessageLength = 4000
export const maxPhoneLength = 40

/** Why such a message is refused, or null: it says something. The phone number may be missing. */
export function checkSalesMessage(message: string): 'requiredValue' | 'textTooLong' | null {
  const { length } = message.trim()
  if (length === 0) return 'requiredValue'
  return length > maxSalesMessageLength ? 'textTooLong' : null
}
