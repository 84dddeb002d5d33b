import { isUnderWay } from './balloon-status.rules.ts'
import type { Balloon } from './balloon.entity.ts'

/** Why an ad can't be deleted. */
export const deletionBlocks = ['adRunning', 'hasRunHistory'] as const
export type DeletionBlock = (typeof deletionBlocks)[number]

/**
 * Why an ad can't be deleted: it's on its platform or on its way there, so it must be stopped first (EDT-04), or it was
 * launched once, and its launches, figures and bookings refer to it (FLV-11). Null if it can be deleted.
 */
export function deletionBlockOf({ status, ads }: Pick<Balloon, 'status' | 'ads'>): DeletionBlock | null {
  if (isUnderWay(status)) return 'adRunning'
  return ads.length > 0 ? 'hasRunHistory' : null
}
