import { handOverTool } from '@aloft/domain/assistant/tools/tool-calls.rules'
import type { Db } from '../../db/db.ts'
import { answerCall, listAwaitedCalls } from './call.repo.ts'
import { endRun } from './run.repo.ts'
import { findOpenRun } from './thread.repo.ts'

/**
 * Ends what Loona is writing because a person takes over. If Loona itself asked for one, its call is answered and the run
 * is complete; otherwise it's cancelled.
 */
export async function endForPerson(trx: Db, threadId: string): Promise<void> {
  const open = await findOpenRun(trx, threadId)
  if (!open) return
  const awaited = await listAwaitedCalls(trx, open.runId)
  const asked = awaited.find(({ name }) => name === handOverTool)
  if (asked) await answerCall(trx, asked.id, { output: { isOpened: true }, status: 'confirmed' })
  await endRun(trx, open.runId, { status: asked ? 'completed' : 'cancelled' })
}
