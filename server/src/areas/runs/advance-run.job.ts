import { addHours } from '@aloft/domain/core/dates'
import { scheduleDueWork } from '../../due/due-work.repo.ts'
import type { JobHandler } from '../../queue/define.ts'
import { closeRun } from './close-run.ts'
import { findRunStatus } from './run.repo.ts'
import { keepRunning } from './keep-running.ts'
import { failLaunch } from './run-transitions.service.ts'
import { startRun } from './start-run.ts'
import { advance } from './stop.service.ts'
import { inTransaction, maxTransitionsPerJob } from './transition.ts'

const hoursUntilFailed = 6

/**
 * Makes all due transitions of a run, each at its own time, until nothing is due or the rest is scheduled. What exceeds
 * one job is due at once. It may be queued at any time and by several nodes: no transition happens twice.
 */
export const advanceRun: JobHandler<'advance-run'> = {
  async run(context, { runId }) {
    const now = await context.now()
    for (let count = 0; count < maxTransitionsPerJob; count++) {
      const found = await findRunStatus(context.db, runId)
      if (!found) return
      const { status } = found
      const isOver = found.run.endedDate !== null || status === 'payment_failed'
      // The node that had this job before may have died while showing the ad, unrecorded: pause it again.
      const run = count === 0 && isOver ? { ...found.run, isShown: true } : found.run
      const take = run.endedDate ? closeRun : run.startDate ? keepRunning : startRun
      context.fault('run-turn')
      if (!(await take(context, run, status, now))) return
    }
    await scheduleDueWork(context.db, advance(runId), now)
  },

  async onExhausted(context, { runId }) {
    const { db, log } = context
    const now = await context.now()
    const found = await findRunStatus(db, runId)
    if (!found) return
    const { run } = found
    const isLost =
      run.approvedDate &&
      (!run.platformRef || run.sentPeriods === 0) &&
      !run.startDate &&
      !run.endedDate &&
      addHours(run.approvedDate, hoursUntilFailed) <= now
    log.error({ runId, isLost }, 'a run did not go on')
    if (isLost) await db.transaction((trx) => failLaunch(inTransaction(context, trx, now), run))
    else await scheduleDueWork(db, advance(runId), addHours(now, 0.25))
  },
}
