import { type BalloonStatus, isSubmitted } from './balloon-status.rules.ts'
import { parseComponentKey } from './balloon-keys.rules.ts'

/** How the flag `isActive` of an ad's component changes when the ad's status changes. */
export type ActiveFlagChange = 'set' | 'remove' | 'keep'

/**
 * The product sets `isActive` once an ad is submitted, and removes it when the launch ends or is refused (PUB-01). An ad
 * on hold for its next payment keeps it, because its launch continues.
 */
export function activeFlagChange(from: BalloonStatus, to: BalloonStatus): ActiveFlagChange {
  if (isSubmitted(to)) return isSubmitted(from) ? 'keep' : 'set'
  const hadFlag = isSubmitted(from) || from === 'payment_failed'
  return hadFlag && to !== 'payment_failed' ? 'remove' : 'keep'
}

/** Whether a key holds the flag `isActive` of a component. */
export function isActiveFlagKey(key: string): boolean {
  const parsed = parseComponentKey(key)
  return parsed?.sectionId === null && parsed.key === 'isActive'
}
