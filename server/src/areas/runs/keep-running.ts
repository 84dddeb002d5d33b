import { nextStageDate, runStageAt } from '@aloft/domain/ads/run-stage.rules'
import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { isLive } from '@aloft/domain/balloons/status-changes.rules'
import { addHours } from '@aloft/domain/core/dates'
import { scheduleDueWork } from '../../due/due-work.repo.ts'
import { lockOwner } from '../../ledger/ledger.repo.ts'
import type { JobContext } from '../../queue/define.ts'
import { findPilot } from './pilot.repo.ts'
import { isUntold, pauseOnPlatform, tellPlatform } from './platform-status.ts'
import { finish, progress, renew } from './run-turns.service.ts'
import { type AdRun, findAdRun } from './run.repo.ts'
import { noteSafetyNet, takeSteering } from './steer-turn.ts'
import { isSteeringDue, nextSteering } from './steer.service.ts'
import { advance, stopRunningAd } from './stop.service.ts'
import { caughtDate, keepReport } from './sync.service.ts'
import { turnOf } from './turn.ts'

/** How often the figures of a run are fetched, and the longest time that is looked at in one turn. */
const hours = { betweenLooks: 1, inOneTurn: 24 }

/** What comes next for an ad that is shown, or held until its next month is paid. */
export async function keepRunning(
  context: JobContext,
  run: AdRun,
  status: BalloonStatus,
  now: Date,
): Promise<boolean> {
  if (status === 'payment_failed' && run.isShown) return pauseOnPlatform(context, run, now)
  if (!isLive(status) || !run.platformRef || !run.startDate || !run.endDate) return false
  const pilot = await findPilot(context.db, run.id)
  if (isUntold(run, pilot)) return tellPlatform(context, run, { at: now, pilot })
  const { startDate, endDate, platformRef } = run
  const since = run.syncedUntil ?? startDate
  if (pilot && isSteeringDue(run, pilot))
    return takeSteering(context, run, { at: since, keepOn: keepRunning })
  const next = nextStageDate({ ...run, startDate, endDate }, since)
  const until = earliest(now, next, addHours(since, hours.inOneTurn), pilot ? nextSteering(since) : null)
  const gateway = context.gateways.adPlatforms[run.platform]
  const all = until > since ? await gateway.report(platformRef, since, until) : []
  const caught = caughtDate(run, all, pilot?.shiftedBudget ?? 0)
  const end = caught && caught < until ? caught : until
  const report = end < until ? await gateway.report(platformRef, since, end) : all
  const isDone = await context.db.transaction(async (trx) => {
    const turn = turnOf(context, trx, end)
    await lockOwner(trx, run.ownerId)
    // Another node was first, or the ad was stopped meanwhile: whatever is left is looked at anew.
    if (!(await keepReport(trx, run, { hours: report, until: end }))) return false
    const kept = await findAdRun(trx, run.id)
    if (!kept || kept.endedDate) return false
    if (caught) {
      const { balloonId } = run
      if (pilot) await noteSafetyNet(turn, { run, pilot, stage: status })
      await stopRunningAd(turn, { balloonId, actorId: null, stopReason: 'safety_net' })
      return false
    }
    const stage = runStageAt({ ...kept, startDate, endDate }, end)
    if (stage === 'finished')
      await (kept.fundingRecurrence === 'monthly' ? renew(turn, kept) : finish(turn, kept))
    else if (stage !== status) await progress(turn, kept, stage)
    if (end < now || stage === 'finished') return false
    const turnDate = nextStageDate({ ...kept, startDate, endDate }, end)
    await scheduleDueWork(trx, advance(run.id), earliest(addHours(end, hours.betweenLooks), turnDate))
    return true
  })
  context.fault('run-synced')
  return !isDone
}

function earliest(first: Date, ...others: readonly (Date | null)[]): Date {
  const times = others.flatMap((date) => date?.getTime() ?? [])
  return new Date(Math.min(first.getTime(), ...times))
}
