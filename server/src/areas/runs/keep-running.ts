import { heldHours, nextStageDate, stagesOf } from '@aloft/domain/ads/run-stage.rules'
import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { isLive, type LiveStatus } from '@aloft/domain/balloons/status-changes.rules'
import { addHours } from '@aloft/domain/core/dates'
import { scheduleDueWork } from '../../due/due-work.repo.ts'
import { lockOwner } from '../../ledger/ledger.repo.ts'
import type { JobContext } from '../../queue/define.ts'
import { heedPlatform } from './heed-platform.ts'
import { findPilot } from './pilot.repo.ts'
import { hasUnsentChanges, pauseOnPlatform, updatePlatform } from './platform-status.ts'
import { renew } from './renew.service.ts'
import { finish, progress } from './run-turns.service.ts'
import { type AdRun, findRunStatus, holdAdRun } from './run.repo.ts'
import { findStatusChanges } from './status.repo.ts'
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
  if (status === 'payment_failed') return keepHeld(context, run, now)
  if (!isLive(status) || !run.platformRef || !run.startDate || !run.endDate) return false
  const pilot = await findPilot(context.db, run.id)
  if (hasUnsentChanges(run, pilot)) return updatePlatform(context, run, { at: now, pilot })
  const { startDate, endDate, platformRef } = run
  const since = run.syncedUntil ?? startDate
  if (pilot && isSteeringDue(run, pilot)) {
    await takeSteering(context, run, { at: since, keepOn: keepRunning })
    return true
  }
  const next = nextStageDate({ ...run, startDate, endDate }, since)
  const steering = pilot ? nextSteering(since) : null
  // A month that is over waits where it ended, so that the next one begins there.
  const until = since > endDate ? since : earliest(now, next, addHours(since, hours.inOneTurn), steering)
  if (until.getTime() === now.getTime() && (await heedPlatform(context, run, status, now))) return true
  const gateway = context.gateways.adPlatforms[run.platform]
  const all = until > since ? await gateway.report(platformRef, since, until) : []
  const caught = caughtDate(run, all, pilot?.shiftedBudget ?? 0)
  const end = caught && caught < until ? caught : until
  const report = end < until ? await gateway.report(platformRef, since, end) : all
  const isDone = await context.db.transaction(async (trx) => {
    const turn = turnOf(context, trx, end)
    await lockOwner(trx, run.ownerId)
    // Another node was first, or the ad was stopped, held or paid meanwhile: whatever is left is looked at anew.
    if (!(await keepReport(trx, run, { hours: report, until: end }))) return false
    const found = await findRunStatus(trx, run.id)
    const isSame = found && isLive(found.status) && found.run.fundedPeriods === run.fundedPeriods
    if (!isSame || found.run.endedDate) return false
    const kept = found.run
    let stage: LiveStatus | 'finished' = status
    for (const passed of stagesOf({ ...kept, startDate, endDate }, { status, from: since, until: end })) {
      if (caught && passed.date >= end) break
      stage = passed.stage
      if (stage !== 'finished') await progress({ ...turn, now: passed.date }, kept, stage)
    }
    if (caught && stage !== 'finished') {
      const { balloonId } = run
      if (pilot) await noteSafetyNet(turn, { run, pilot, stage })
      await stopRunningAd(turn, { balloonId, actorId: null, stopReason: 'safety_net' })
      return false
    }
    if (stage === 'finished' && kept.fundingRecurrence === 'monthly')
      return renew(turn, { ...context, now }, kept)
    if (stage === 'finished') await finish(turn, kept)
    if (end < now || stage === 'finished') return false
    const turnDate = nextStageDate({ ...kept, startDate, endDate }, end)
    await scheduleDueWork(trx, advance(run.id), earliest(addHours(end, hours.betweenLooks), turnDate))
    return true
  })
  context.fault('run-synced')
  return !isDone
}

/** An ad whose next month is not paid is not shown, and stopped where that goes on for too long. */
async function keepHeld(context: JobContext, run: AdRun, now: Date): Promise<boolean> {
  if (run.isShown) return pauseOnPlatform(context, run, now)
  const { db } = context
  const changes = await findStatusChanges(db, run.balloonId)
  const heldDate = changes.findLast(({ event }) => event === 'FAIL_PAYMENT')?.date ?? now
  const stopDate = addHours(heldDate, heldHours)
  if (now < stopDate) {
    await db.transaction(async (trx) => {
      const held = await holdAdRun(trx, run.id)
      // Where it was stopped or paid meanwhile, what comes next is due before that.
      const isSame = held?.endedDate === null && held.fundedPeriods === run.fundedPeriods
      if (isSame) await scheduleDueWork(trx, advance(run.id), stopDate)
    })
    return false
  }
  const stop = { balloonId: run.balloonId, actorId: null, stopReason: 'not_paid' } as const
  await db.transaction((trx) => stopRunningAd(turnOf(context, trx, stopDate), stop))
  return true
}

function earliest(first: Date, ...others: readonly (Date | null)[]): Date {
  const times = others.flatMap((date) => date?.getTime() ?? [])
  return new Date(Math.min(first.getTime(), ...times))
}
