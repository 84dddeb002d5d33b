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
