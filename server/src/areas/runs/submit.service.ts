import { addHours } from '@aloft/domain/core/dates'
import type { Settings } from '../../env.ts'
import { scheduleDueWork } from '../../due/due-work.repo.ts'
import { type AdRun, findLatestAdRun, updateAdRun } from './run.repo.ts'
import { changeStatus } from './status.service.ts'
import { advance } from './stop.service.ts'
import type { Turn } from './turn.ts'

/** How long an ad waits for us where nobody has to look at it (LCH-04). */
const hoursUntilApproved = 1

/** When an ad that nobody has to look at is approved. */
export function autoApprovalDate(submittedDate: Date): Date {
  return addHours(submittedDate, hoursUntilApproved)
}

/**
 * Hands an ad that is paid over for review (LCH-04); false where that was done, or the ad no longer waits for it. One
 * that goes on as it was approved before is approved already. The caller holds the payer.
 */
export async function submitRun(
  { db, now, settings }: Turn & { readonly settings: Pick<Settings, 'isAutoApproval'> },
  run: AdRun,
  actorId: string | null,
): Promise<boolean> {
  const { balloonId } = run
  const status = await changeStatus(db, { balloonId, event: 'SUBMIT', actorId, now })
  if (status === null) return false
  const isKnown = await wasApproved(db, run)
  await updateAdRun(db, run.id, { submittedDate: now, ...(isKnown && { approvedDate: now }) })
  if (isKnown) await scheduleDueWork(db, advance(run.id), now)
  else if (settings.isAutoApproval) await scheduleDueWork(db, advance(run.id), autoApprovalDate(now))
  return true
}

async function wasApproved(db: Turn['db'], run: AdRun): Promise<boolean> {
  const before = await findLatestAdRun(db, run.balloonId, run.number)
  if (!before?.startDate || before.stopReason === 'rejected') return false
  return JSON.stringify(before.snapshot) === JSON.stringify(run.snapshot)
}
