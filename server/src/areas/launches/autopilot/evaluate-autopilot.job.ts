import { isLive } from '@aloft/domain/balloons/status-changes.rules'
import type { JobHandler } from '../../../queue/define.ts'
import { finishEvaluation, failEvaluation, findEvaluation } from './autopilot-log.repo.ts'
import { findAutopilot, isAutopilotOn } from '../core/autopilot.repo.ts'
import { findLatestLaunch, findLaunchStatus } from '../core/launch.repo.ts'
import { bringUpTo, type KeepRunning, makeDecision } from './make-autopilot-decision.ts'

/** Runs a requested autopilot evaluation of an ad in its current state, after `keepOn` has made all due transitions. */
export function evaluateAutopilotOf(keepOn: KeepRunning): JobHandler<'evaluate-autopilot'> {
  return {
    async run(context, { evaluationId }) {
      const { db, now: at } = context
      const continueLater = () => context.enqueue(db, 'evaluate-autopilot', { evaluationId })
      const ad = await findEvaluation(db, evaluationId)
      if (!ad) return
      const latest = await findLatestLaunch(db, ad.balloonId)
      if (latest && !(await bringUpTo(context, latest.id, at, keepOn))) return continueLater()
      const found = latest && (await findLaunchStatus(db, latest.id))
      const hasAutopilot = found && (await findAutopilot(db, found.launch.id)) !== undefined
      if (hasAutopilot && isLive(found.status) && !found.launch.endedDate) {
        const isDecided = await makeDecision(context, found.launch, { at, evaluationId, keepOn })
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

    async onExhausted({ db, log }, { evaluationId }) {
      log.error({ evaluationId }, 'autopilot evaluation failed')
      await failEvaluation(db, evaluationId)
    },
  }
}
