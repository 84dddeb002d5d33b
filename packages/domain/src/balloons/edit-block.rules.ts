import { type BalloonStatus, isEditable } from './balloon-status.rules.ts'

/** How an ad is viewed: its draft, a version of it, or as people see it. */
export type AdMode = 'draft' | 'history' | 'preview'

/** Why an ad is read-only. */
export type EditBlock = Exclude<AdMode, 'draft'> | 'rights' | 'plan' | 'archived' | 'status'

export interface EditingToCheck {
  readonly mode: AdMode
  /** Whether the reader's role allows editing (API-17). */
  readonly mayWrite: boolean
  /** Whether the plan of the brand's owner has lapsed (OPN-56); left out if unknown. */
  readonly isPlanLapsed?: boolean
  readonly status: BalloonStatus
  readonly archiveDate: Date | null
}

/**
 * What prevents a person from editing and publishing an ad, the easiest to fix first; null if nothing does (PUB-07,
 * PUB-08, EDT-03).
 */
export function editBlock({ mode, mayWrite, isPlanLapsed = false, ...ad }: EditingToCheck): EditBlock | null {
  if (mode !== 'draft') return mode
  if (!mayWrite) return 'rights'
  if (isPlanLapsed) return 'plan'
  if (isEditable(ad)) return null
  return ad.archiveDate ? 'archived' : 'status'
}
