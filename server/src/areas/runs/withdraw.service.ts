import { type AdRun, deleteUnpaidRun } from './run.repo.ts'
import { findStatusChanges } from './status.repo.ts'
import { changeStatus } from './status.service.ts'
import type { Transition } from './transition.ts'

/**
 * Nobody pays for a run: it is gone, and the ad is again what it was before it asked for money. False where the run was
 * paid, or waits for no money.
 */
export async function withdrawRun(
  { db, now }: Transition,
  run: AdRun,
  actorId: string | null,
): Promise<boolean> {
  if (run.submittedDate) return false
  const { balloonId } = run
  const changes = await findStatusChanges(db, balloonId)
  const asked = changes.findLastIndex(({ event }) => event === 'LAUNCH' || event === 'RESUME')
  const before =
    changes[asked]?.event === 'RESUME' ? (changes[asked - 1]?.status ?? 'stopped') : 'IN_PROGRESS'
  if ((await changeStatus(db, { balloonId, event: 'WITHDRAW', to: before, actorId, now })) === null)
    return false
  await deleteUnpaidRun(db, run)
  return true
}
