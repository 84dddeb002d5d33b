import { type Launch, deleteUnpaidLaunch } from '../core/launch.repo.ts'
import { findStatusChanges } from '../core/status.repo.ts'
import { changeStatus } from '../core/status.service.ts'
import type { Transition } from '../core/transition.ts'

/**
 * Deletes a launch that was not paid and restores the ad's status from before it. False if the launch was paid, or does
 * not wait for a payment.
 */
export async function withdrawLaunch(
  { db, now }: Transition,
  launch: Launch,
  actorId: string | null,
): Promise<boolean> {
  if (launch.submittedDate) return false
  const { balloonId } = launch
  const changes = await findStatusChanges(db, balloonId)
  const asked = changes.findLastIndex(({ event }) => event === 'LAUNCH' || event === 'RESUME')
  const before =
    changes[asked]?.event === 'RESUME' ? (changes[asked - 1]?.status ?? 'stopped') : 'IN_PROGRESS'
  if ((await changeStatus(db, { balloonId, event: 'WITHDRAW', to: before, actorId, now })) === null)
    return false
  await deleteUnpaidLaunch(db, launch)
  return true
}
