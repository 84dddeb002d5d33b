import { type AdRun, findLatestAdRun, updateAdRun } from './run.repo.ts'
import { holdStatus } from './status.repo.ts'
import { notifyTransition } from './notify-transition.ts'
import type { Transition } from './transition.ts'

/**
 * Approves a run that waits for it, and has it sent to its platform; false where it does not wait, or another run of
 * its ad has taken its place since it was read.
 */
export async function approveRun(
  transition: Transition,
  { id, balloonId }: Pick<AdRun, 'id' | 'balloonId'>,
  limits: Pick<AdRun, 'targetCpc' | 'fromDate'>,
): Promise<boolean> {
  const { db, now, jobs } = transition
  const status = await holdStatus(db, balloonId)
  const run = await findLatestAdRun(db, balloonId)
  if (status !== 'pending_approval' || run?.id !== id || run.approvedDate) return false
  await updateAdRun(db, run.id, { approvedDate: now, ...limits })
  await notifyTransition(transition, run, 'adApproved')
  await jobs.add('advance-run', { runId: run.id })
  return true
}
