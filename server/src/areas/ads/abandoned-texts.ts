import { abandonedAfterMs } from '../../action/timeouts.ts'
import type { Db } from '../../db/db.ts'
import { releaseTokens } from '../../ledger/token-reservation.ts'
import { findRunsBegunBefore, finishRun } from '../../runs/run.repo.ts'
import { textsKind, textsReference } from './texts-run.ts'

/** Gives back the tokens of texts that were asked for and never came; safe on many nodes at once. */
export async function releaseAbandonedTexts(db: Db, now: Date): Promise<number> {
  const runs = await findRunsBegunBefore(db, textsKind, new Date(now.getTime() - abandonedAfterMs))
  for (const { id } of runs) {
    await db.transaction(async (trx) => {
      const end = { status: 'FAIL', failure: 'failed', result: undefined } as const
      if (await finishRun(trx, id, end, now)) await releaseTokens(trx, textsReference(id), now)
    })
  }
  return runs.length
}
