import { addHours } from '@aloft/domain/core/dates'
import { params } from '@aloft/domain/core/params'
import { scheduleDueWork } from '../../due/due-work.repo.ts'
import type { JobHandler } from '../../queue/define.ts'
import { findAdRun } from './run.repo.ts'
import { advance, refundStoppedAd } from './stop.service.ts'
import { turnOf } from './turn.ts'

/** Whatever is due in the life of a run. It may be asked for at any time, by several nodes, and does nothing twice. */
export const advanceRun: JobHandler<'advance-run'> = {
  async run(context, { runId }) {
    const { db, now } = context
    const run = await findAdRun(db, runId)
    if (!run?.endedDate || run.settledDate) return
    const date = await now()
    if (date < addHours(run.endedDate, params.refundDelayHours)) return
    await db.transaction((trx) => refundStoppedAd(turnOf(context, trx, date), runId))
  },

  async giveUp({ db, now, log }, { runId }) {
    log.error({ runId }, 'a run did not go on; it is tried again')
    await scheduleDueWork(db, advance(runId), addHours(await now(), 0.25))
  },
}
