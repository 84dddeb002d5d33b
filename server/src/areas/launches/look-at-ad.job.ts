import { isLive } from '@aloft/domain/balloons/status-changes.rules'
import type { JobHandler } from '../../queue/define.ts'
import { finishEvaluation, failEvaluation, findEvaluation } from './autopilot-log.repo.ts'
import { keepRunning } from './keep-running.ts'
import { findAutopilot, isAutopilotOn } from './autopilot.repo.ts'
import { findLatestLaunch, findLaunchStatus } from './launch.repo.ts'
import { bringUpTo, makeDecision } from './make-autopilot-decision.ts'

/** A requested evaluation by the autopilot, of an ad as it is now. */
export const evaluateAutopilot: JobHandler<'look-at-ad'> = {
  async run(context, { lookId: evaluationId }) {
    const { db } = context
    const continueLater = () => context.enqueue(db, 'look-at-ad', { lookId: evaluationId })
    const ad = await findEvaluation(db, evaluationId)
    if (!ad) return
    const at = await context.now()
    const latest = await findLatestLaunch(db, ad.balloonId)
    if (latest && !(await bringUpTo(context, latest.id, at, keepRunning))) return continueLater()
    const found = latest && (await findLaunchStatus(db, latest.id))
    const hasAutopilot = found && (await findAutopilot(db, found.launch.id)) !== undefined
    if (hasAutopilot && isLive(found.status) && !found.launch.endedDate) {
      const isDecided = await makeDecision(context, found.launch, { at, evaluationId, keepOn: keepRunning })
      return isDecided ? undefined : continueLater()
    }
    const remark = (await isAutopilotOn(db, ad)) ? 'notLive' : 'off'
    await finishEvaluation(db, evaluationId, {
      ad,
      launch: found?.launch ?? null,
      date: at,
      event: 'looked',
      remark,
    })
  },

  async onExhausted({ db, log }, { lookId: evaluationId }) {
    log.error({ evaluationId }, 'the autopilot did not look')
    await failEvaluation(db, evaluationId)
  },
}
