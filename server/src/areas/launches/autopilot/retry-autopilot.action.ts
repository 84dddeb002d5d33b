import { CallError } from '../../../action/call-error.ts'
import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { findAd } from '../core/ad-campaign.ts'
import { startEvaluation, listLogs } from './autopilot-log.repo.ts'
import { findLatestLaunch } from '../core/launch.repo.ts'

/** Starts an autopilot evaluation of an ad; only one can be in progress (ACT-084, AUT-03). */
export const retryAutopilot = defineAction('retry-autopilot', {
  policy: onBrand(),
  async handle({ db, now, enqueue }, subject) {
    const ad = await findAd(db, subject)
    if (!ad) throw new CallError('notFound')
    const { balloonId, componentId } = subject
    const launch = (await findLatestLaunch(db, balloonId)) ?? null
    const id = await startEvaluation(db, {
      ad: { balloonId, componentId },
      launch,
      date: now,
      event: 'looked',
    })
    if (id === null) return { error: 'inProgress' }
    await enqueue(db, 'evaluate-autopilot', { evaluationId: id })
    const [log] = await listLogs(db, balloonId, id)
    if (!log) throw new Error(`evaluation ${id} was not stored`)
    return { log }
  },
})
