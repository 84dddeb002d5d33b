/**
 * Whether a referral code belongs to a lifetime deal: configured codes, or codes that start like one (PLN-05, OPN-57).
 */
export function isLifetimeDeal(code: string | null, configured: readonly string[] = ['LTD']): boolean {
  return code !== null && configured.some((prefix) => code.startsWith(prefix))
}

/** Whether to offer an upgrade: only to the smallest paid plan, never to a lifetime deal (NAV-11, OPN-57). */
export function isUpsold(
  label: string,
  referralCode: string | null,
  lifetimeCodes?: readonly string[],
): boolean {
  return label === 'basic-2407' && !isLifetimeDeal(referralCode, lifetimeCodes)
}
