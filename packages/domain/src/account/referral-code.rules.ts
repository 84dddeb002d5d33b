export const maxReferralCodeLength = 64

/** The referral code of a link, as it is kept with a new account; null where there is none that could be one (ACA-03). */
export function referralCodeOf(text: string | null): string | null {
  const code = text?.trim() ?? ''
  return code !== '' && code.length <= maxReferralCodeLength ? code : null
}
