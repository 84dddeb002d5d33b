import type { BalloonAd } from './balloon.entity.ts'
import { type BalloonStatus, isSubmitted } from './balloon-status.rules.ts'

/**
 * Whether a new version of an ad makes sense: it's in review or live, so its texts are fixed until it ends (OPN-38).
 */
export function canHaveNewVersion(ad: {
  readonly status: BalloonStatus
  readonly archiveDate: Date | null
}): boolean {
  return isSubmitted(ad.status) && ad.archiveDate === null
}

/**
 * What becomes of the ad that a new version follows: its owner chooses at the launch, has chosen while the version is
 * in review, or let both run. Otherwise it was stopped for the version, or isn't running for another reason.
 */
export type FollowedFate = 'choice' | 'chosen' | 'both' | 'replaced' | 'over'

interface Versioned {
  readonly status: BalloonStatus
  readonly archiveDate: Date | null
}

export function followedFate(
  version: Pick<Versioned, 'status'>,
  followed: Versioned & { readonly ads: readonly Pick<BalloonAd, 'data'>[] },
): FollowedFate {
  if (!canHaveNewVersion(followed))
    return followed.ads.at(-1)?.data.stopReason === 'replaced' ? 'replaced' : 'over'
  if (version.status === 'pending' || version.status === 'pending_approval') return 'chosen'
  return isSubmitted(version.status) ? 'both' : 'choice'
}
