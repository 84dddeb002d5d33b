import { type BalloonStatus, isEditable } from './balloon-status.rules.ts'

/** How an ad is looked at: its draft, a version of it, or as people see it. */
export type AdMode = 'draft' | 'history' | 'preview'

/** Why nothing can be written in an ad. */
export type EditBlock = Exclude<AdMode, 'draft'> | 'rights' | 'plan' | 'archived' | 'status'

export interface EditingToCheck {
  readonly mode: AdMode
  /** Whether the reader's role lets them write (API-17). */
  readonly mayWrite: boolean
  /** Whether the plan of the brand's owner has lapsed (OPN-56); left out where nothing is known of it. */
  readonly isPlanLapsed?: boolean
  readonly status: BalloonStatus
  readonly archiveDate: Date | null
}

/** What keeps a person from editing and publishing an ad, the nearest to mend first; null where they can (PUB-07, PUB-08, EDT-03). */
export function editBlock({ mode, mayWrite, isPlanLapsed = false, ...ad }: EditingToCheck): EditBlock | null {
  if (mode !== 'draft') return mode
  if (!mayWrite) return 'rights'
  if (isPlanLapsed) return 'plan'
  if (isEditable(ad)) return null
  return ad.archiveDate ? 'archived' : 'status'
}
