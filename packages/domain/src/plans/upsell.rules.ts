/** Whether a referral code is one of a deal for life: configured codes, or what begins like one (PLN-05, OPN-57). */
export function isLifetimeDeal(code: string | null, configured: readonly string[] = ['LTD']): boolean {
  return code !== null && configured.some((prefix) => code.startsWith(prefix))
}

/** Whether an upgrade is offered: only to the smallest paid plan, never to a deal for life (NAV-11, OPN-57). */
export function isUpsold(
  label: string,
  referralCode: string | null,
  lifetimeCodes?: readonly string[],
): boolean {
  return label === 'basic-2407' && !isLifetimeDeal(referralCode, lifetimeCodes)
}
