/** Maximum characters of a message to sales, and of a phone number. */
export const maxSalesMessageLength = 4000
export const maxPhoneLength = 40

/** Why a message is refused, or null: it must not be empty. The phone number is optional. */
export function checkSalesMessage(message: string): 'requiredValue' | 'textTooLong' | null {
  const { length } = message.trim()
  if (length === 0) return 'requiredValue'
  return length > maxSalesMessageLength ? 'textTooLong' : null
}
