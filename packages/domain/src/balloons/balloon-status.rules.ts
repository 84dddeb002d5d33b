/** The stored statuses of an ad (OPN-36). `IN_PROGRESS` is work in progress, before the first submission. */
export const balloonStatuses = [
  'IN_PROGRESS',
  'pending',
  'pending_approval',
  'learning',
  'running',
  'endingSoon',
  'stopped',
  'rejected',
  'pending_refund',
  'payment_failed',
  'finished',
  'deprecated',
] as const
export type BalloonStatus = (typeof balloonStatuses)[number]

/** Older and informal names of statuses (OPN-36). */
const statusAliases: Readonly<Record<string, BalloonStatus>> = {
  workInProgress: 'IN_PROGRESS',
  LIVE: 'running',
  approved: 'running',
}

/** The status of a stored or imported name; an unknown name is `deprecated` (OPN-36). */
export function canonicalStatus(name: string): BalloonStatus {
  const known = balloonStatuses.find((status) => status === name)
  if (known) return known
  return (Object.hasOwn(statusAliases, name) && statusAliases[name]) || 'deprecated'
}

/** Whether an ad may be edited: only work in progress that isn't archived (EDT-03). */
export function isEditable(balloon: {
  readonly status: BalloonStatus
  readonly archiveDate: Date | null
}): boolean {
  return balloon.status === 'IN_PROGRESS' && balloon.archiveDate === null
}

const running: readonly BalloonStatus[] = [
  'pending',
  'pending_approval',
  'learning',
  'running',
  'endingSoon',
  'pending_refund',
]

const submitted: readonly BalloonStatus[] = ['pending_approval', 'learning', 'running', 'endingSoon']

/** Whether an ad is paid and in review or on its platform: from its submission to the end of its launch. */
export function isSubmitted(status: BalloonStatus): boolean {
  return submitted.includes(status)
}

/** Whether an ad is on its platform or has a pending payment, so it must be stopped before it's archived (EDT-04). */
export function isUnderWay(status: BalloonStatus): boolean {
  return running.includes(status)
}
