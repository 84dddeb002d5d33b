import { CallError } from '../../../action/call-error.ts'
import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { findBalloon } from '../../balloons/balloon.repo.ts'
import { listLogs } from './autopilot-log.repo.ts'

/** The autopilot log of an ad, newest first (ACT-085, AUT-04). */
export const getAutopilotLogs = defineAction('get-autopilot-logs', {
  policy: onBrand(),
  async handle({ db }, { ideaId, balloonId }) {
    if (!(await findBalloon(db, ideaId, balloonId))) throw new CallError('notFound')
    return { logs: await listLogs(db, balloonId) }
  },
})
