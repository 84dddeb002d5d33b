import { addHours } from '@aloft/domain/core/dates'
import { scheduleDueWork } from '../../../due/due-work.repo.ts'
import type { JobHandler } from '../../../queue/define.ts'
import { closeLaunch } from './close-launch.ts'
import { findLaunchStatus } from '../core/launch.repo.ts'
import { keepRunning } from './keep-running.ts'
import { failLaunch } from './launch-transitions.service.ts'
import { startLaunch } from './start-launch.ts'
import { advance } from './stop.service.ts'
import { maxTransitionsPerJob } from '../core/transition.ts'

const hoursUntilFailed = 6

/**
 * Makes all due transitions of a launch, each at its own time, until none is due or the next is scheduled. If there are
 * too many for one job, the rest is due at once. Several nodes may queue this at any time: no transition happens twice.
 */
export const advanceLaunch: JobHandler<'advance-launch'> = {
  async run(context, { launchId }) {
    const { now } = context
    for (let count = 0; count < maxTransitionsPerJob; count++) {
      const found = await findLaunchStatus(context.db, launchId)
      if (!found) return
      const { status } = found
      const isOver = found.launch.endedDate !== null || status === 'payment_failed'
      // The node that ran this job before may have crashed while showing the ad, before storing that: pause it again.
      const launch = count === 0 && isOver ? { ...found.launch, isShown: true } : found.launch
      const take = launch.endedDate ? closeLaunch : launch.startDate ? keepRunning : startLaunch
      context.fault('run-turn')
      if (!(await take(context, launch, status, now))) return
    }
    await scheduleDueWork(context.db, advance(launchId), now)
  },

  async onExhausted(context, { launchId }) {
    const { db, log, now } = context
    const found = await findLaunchStatus(db, launchId)
    if (!found) return
    const { launch } = found
    const isLost =
      launch.approvedDate &&
      (!launch.platformRef || launch.sentPeriods === 0) &&
      !launch.startDate &&
      !launch.endedDate &&
      addHours(launch.approvedDate, hoursUntilFailed) <= now
    log.error({ runId: launchId, isLost }, 'launch could not be advanced')
    if (isLost) await db.transaction((trx) => failLaunch({ ...context, db: trx, now }, launch))
    else await scheduleDueWork(db, advance(launchId), addHours(now, 0.25))
  },
}
