import { abandonedAfterMs } from '../../action/timeouts.ts'
import type { Db } from '../../db/db.ts'
import { releaseTokens } from '../../ledger/token-reservation.ts'
import { listTasksBegunBefore, finishTask } from '../../tasks/task.repo.ts'
import { textsKind, textsReference } from './texts-task.ts'

/** Refunds the tokens of requested texts that never arrived; safe on many nodes at once. */
export async function releaseAbandonedTexts(db: Db, now: Date): Promise<number> {
  const tasks = await listTasksBegunBefore(db, textsKind, new Date(now.getTime() - abandonedAfterMs))
  for (const { id } of tasks) {
    await db.transaction(async (trx) => {
      const end = { status: 'FAIL', failure: 'failed', result: undefined } as const
      if (await finishTask(trx, id, end, now)) await releaseTokens(trx, textsReference(id), now)
    })
  }
  return tasks.length
}
