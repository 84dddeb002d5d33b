/** The code that shows why an ad failed; few visits need it. */
export const loadAdFailures = () => import('./show-ad-failure.ts')
