import { type Launch, findLatestLaunch, updateLaunch } from '../core/launch.repo.ts'
import { holdStatus } from '../core/status.repo.ts'
import { notifyTransition } from '../core/notify-transition.ts'
import type { Transition } from '../core/transition.ts'

/**
 * Approves a launch that waits for approval and sends it to its platform. False if it no longer waits, or if its ad has
 * a newer launch.
 */
export async function approveLaunch(
  transition: Transition,
  { id, balloonId }: Pick<Launch, 'id' | 'balloonId'>,
  limits: Pick<Launch, 'targetCpc' | 'fromDate'>,
): Promise<boolean> {
  const { db, now, enqueue } = transition
  const status = await holdStatus(db, balloonId)
  const launch = await findLatestLaunch(db, balloonId)
  if (status !== 'pending_approval' || launch?.id !== id || launch.approvedDate) return false
  await updateLaunch(db, launch.id, { approvedDate: now, ...limits })
  await notifyTransition(transition, launch, 'adApproved')
  await enqueue(db, 'advance-launch', { launchId: launch.id })
  return true
}
