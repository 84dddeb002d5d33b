import { isLive } from '@aloft/domain/balloons/status-changes.rules'
import type { JobHandler } from '../../queue/define.ts'
import { endLook, failLook, findLook } from './autopilot-log.repo.ts'
import { keepRunning } from './keep-running.ts'
import { findPilot, isAutopilotOn } from './pilot.repo.ts'
import { findLatestAdRun, findRunStatus } from './run.repo.ts'
import { bringUpTo, takeSteering } from './steer-turn.ts'

/** A look of the autopilot that was asked for: at an ad as it is now. */
export const lookAtAd: JobHandler<'look-at-ad'> = {
  async run(context, { lookId }) {
    const { db } = context
    const goOn = () => context.enqueue(db, 'look-at-ad', { lookId })
    const ad = await findLook(db, lookId)
    if (!ad) return
    const at = await context.now()
    const latest = await findLatestAdRun(db, ad.balloonId)
    if (latest && !(await bringUpTo(context, latest.id, at, keepRunning))) return goOn()
    const found = latest && (await findRunStatus(db, latest.id))
    const isPiloted = found && (await findPilot(db, found.run.id)) !== undefined
    if (isPiloted && isLive(found.status) && !found.run.endedDate) {
      const isDecided = await takeSteering(context, found.run, { at, lookId, keepOn: keepRunning })
      return isDecided ? undefined : goOn()
    }
    const remark = (await isAutopilotOn(db, ad)) ? 'notLive' : 'off'
    await endLook(db, lookId, { ad, run: found?.run ?? null, date: at, event: 'looked', remark })
  },

  async giveUp({ db, log }, { lookId }) {
    log.error({ lookId }, 'the autopilot did not look')
    await failLook(db, lookId)
  },
}
