export const maxReferralCodeLength = 64

/** The referral code of a link, as stored with a new account; null if it has no possible code (ACA-03). */
export function referralCodeOf(text: string | null): string | null {
  const code = text?.trim() ?? ''
  return code !== '' && code.length <= maxReferralCodeLength ? code : null
}
