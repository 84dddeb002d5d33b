import type { Db } from '../../db/db.ts'
import { endRun } from './run.repo.ts'
import { findOpenRun } from './thread.repo.ts'

/** Ends the open run of a thread as cancelled. The node that writes it aborts its request after the commit. */
export async function cancelOpenRun(trx: Db, threadId: string): Promise<void> {
  const open = await findOpenRun(trx, threadId)
  if (open) await endRun(trx, open.runId, { status: 'cancelled' })
}
