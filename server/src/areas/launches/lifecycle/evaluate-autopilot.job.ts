import { isLive } from '@aloft/domain/balloons/status-changes.rules'
import type { JobHandler } from '../../../queue/define.ts'
import { finishEvaluation, failEvaluation, findEvaluation } from '../autopilot/autopilot-log.repo.ts'
import { findAutopilot, isAutopilotOn } from '../core/autopilot.repo.ts'
import { findLatestLaunch, findLaunchStatus } from '../core/launch.repo.ts'
import { bringUpTo, makeDecision } from '../autopilot/make-autopilot-decision.ts'
import { openTestEndDate } from '../platform/test-verdict.service.ts'
import { keepRunning } from './keep-running.ts'

/** A requested evaluation by the autopilot, of an ad as it is now, once its due transitions are made. */
export const evaluateAutopilot: JobHandler<'evaluate-autopilot'> = {
  async run(context, { evaluationId }) {
    const { db, now: at } = context
    const continueLater = () => context.enqueue(db, 'evaluate-autopilot', { evaluationId })
    const ad = await findEvaluation(db, evaluationId)
    if (!ad) return
    const latest = await findLatestLaunch(db, ad.balloonId)
    if (latest && !(await bringUpTo(context, latest.id, at, keepRunning))) return continueLater()
    const found = latest && (await findLaunchStatus(db, latest.id))
    const isTested = found !== undefined && openTestEndDate(found.launch) !== null
    const hasAutopilot = found && (await findAutopilot(db, found.launch.id)) !== undefined
    const isShown = found !== undefined && isLive(found.status) && !found.launch.endedDate
    if (hasAutopilot && isShown && !isTested) {
      const isDecided = await makeDecision(context, found.launch, { at, evaluationId, keepOn: keepRunning })
      return isDecided ? undefined : continueLater()
    }
    const remark = !(await isAutopilotOn(db, ad)) ? 'off' : isShown && isTested ? 'tested' : 'notLive'
    await finishEvaluation(db, evaluationId, {
      ad,
      launch: found?.launch ?? null,
      date: at,
      event: 'looked',
      remark,
    })
  },

  async onExhausted({ db, log }, { evaluationId }) {
    log.error({ evaluationId }, 'autopilot evaluation failed')
    await failEvaluation(db, evaluationId)
  },
}
