import { heldHours, nextStageDate, stagesOf } from '@aloft/domain/ads/launch-stage.rules'
import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { isLive, type LiveStatus } from '@aloft/domain/balloons/status-changes.rules'
import { addHours } from '@aloft/domain/core/dates'
import { scheduleDueWork } from '../../../due/due-work.repo.ts'
import { lockOwner } from '../../../ledger/ledger.repo.ts'
import type { JobContext } from '../../../queue/define.ts'
import { syncFromPlatform } from './sync-from-platform.ts'
import { findAutopilot } from '../core/autopilot.repo.ts'
import { hasUnsentChanges, pauseOnPlatform, updatePlatform } from '../platform/platform-status.ts'
import { renew } from './renew.service.ts'
import { finish, progress } from './launch-transitions.service.ts'
import { type Launch, findLaunchStatus, lockLaunch } from '../core/launch.repo.ts'
import { findStatusChanges } from '../core/status.repo.ts'
import { noteSafetyNet, makeDecision } from '../autopilot/make-autopilot-decision.ts'
import { isDecisionDue, nextDecisionDate } from '../autopilot/autopilot-decision.service.ts'
import { decideTest, openTestEndDate } from '../platform/test-verdict.service.ts'
import { advance, stopRunningAd } from './stop.service.ts'
import { guardrailStopDate, keepReport } from '../platform/sync.service.ts'

/** Hours between syncs of a launch's figures, and most hours that one sync covers. */
const hours = { betweenSyncs: 1, perSync: 24 }

/** The next step of an ad that is live, or on hold until its next month is paid. */
export async function keepRunning(
  context: JobContext,
  launch: Launch,
  status: BalloonStatus,
  now: Date,
): Promise<boolean> {
  if (status === 'payment_failed') return keepHeld(context, launch, now)
  if (!isLive(status) || !launch.platformRef || !launch.startDate || !launch.endDate) return false
  const autopilot = await findAutopilot(context.db, launch.id)
  if (hasUnsentChanges(launch, autopilot)) return updatePlatform(context, launch, { at: now, autopilot })
  const { startDate, endDate, platformRef } = launch
  const since = launch.syncedUntil ?? startDate
  const testEndDate = openTestEndDate(launch)
  if (autopilot && !testEndDate && isDecisionDue(launch, autopilot)) {
    await makeDecision(context, launch, { at: since, keepOn: keepRunning })
    return true
  }
  const next = nextStageDate({ ...launch, startDate, endDate }, since)
  const nextDecision = autopilot ? nextDecisionDate(since) : null
  // Time stops at the end of an unpaid month, so that the next one begins there.
  const until =
    since > endDate ? since : earliest(now, next, addHours(since, hours.perSync), nextDecision, testEndDate)
  if (until.getTime() === now.getTime() && (await syncFromPlatform(context, launch, status, now))) return true
  const gateway = context.gateways.adPlatforms[launch.platform]
  const all = until > since ? await gateway.report(platformRef, since, until) : []
  const stoppedDate = guardrailStopDate(launch, all, autopilot?.shiftedBudget ?? 0)
  const end = stoppedDate && stoppedDate < until ? stoppedDate : until
  const report = end < until ? await gateway.report(platformRef, since, end) : all
  const isDone = await context.db.transaction(async (trx) => {
    const transition = { ...context, db: trx, now: end }
    await lockOwner(trx, launch.ownerId)
    // Another node was first, or the ad was stopped, held or paid in the meantime: check again what is due.
    if (!(await keepReport(trx, launch, { hours: report, until: end }))) return false
    const found = await findLaunchStatus(trx, launch.id)
    const isSame = found && isLive(found.status) && found.launch.fundedPeriods === launch.fundedPeriods
    if (!isSame || found.launch.endedDate) return false
    const stored = found.launch
    const isDecided = testEndDate !== null && testEndDate <= end && !(stoppedDate && stoppedDate <= end)
    if (isDecided) await decideTest(transition, stored, testEndDate)
    let stage: LiveStatus | 'finished' = status
    for (const passed of stagesOf({ ...stored, startDate, endDate }, { status, from: since, until: end })) {
      if (stoppedDate && passed.date >= end) break
      stage = passed.stage
      if (stage !== 'finished') await progress({ ...transition, now: passed.date }, stored, stage)
    }
    if (stoppedDate && stage !== 'finished') {
      const { balloonId } = launch
      if (autopilot) await noteSafetyNet(transition, { launch, autopilot, stage })
      await stopRunningAd(transition, { balloonId, actorId: null, stopReason: 'safety_net' })
      return false
    }
    if (stage === 'finished' && stored.fundingRecurrence === 'monthly')
      return renew(transition, { ...context, now }, stored)
    if (stage === 'finished') await finish(transition, stored)
    // The platform gets the verdict of a test at once.
    if (end < now || stage === 'finished' || isDecided) return false
    const nextDate = nextStageDate({ ...stored, startDate, endDate }, end)
    const dates = [nextDate, testEndDate] as const
    await scheduleDueWork(trx, advance(launch.id), earliest(addHours(end, hours.betweenSyncs), ...dates))
    return true
  })
  context.fault('run-synced')
  return !isDone
}

/** Pauses an ad whose next month is not paid, and stops it if that lasts too long. */
async function keepHeld(context: JobContext, launch: Launch, now: Date): Promise<boolean> {
  if (launch.isShown) return pauseOnPlatform(context, launch, now)
  const { db } = context
  const changes = await findStatusChanges(db, launch.balloonId)
  const heldDate = changes.findLast(({ event }) => event === 'FAIL_PAYMENT')?.date ?? now
  const stopDate = addHours(heldDate, heldHours)
  if (now < stopDate) {
    await db.transaction(async (trx) => {
      const held = await lockLaunch(trx, launch.id)
      // If it was stopped or paid in the meantime, another step is already due earlier.
      const isSame = held?.endedDate === null && held.fundedPeriods === launch.fundedPeriods
      if (isSame) await scheduleDueWork(trx, advance(launch.id), stopDate)
    })
    return false
  }
  const stop = { balloonId: launch.balloonId, actorId: null, stopReason: 'not_paid' } as const
  await db.transaction((trx) => stopRunningAd({ ...context, db: trx, now: stopDate }, stop))
  return true
}

function earliest(first: Date, ...others: readonly (Date | null)[]): Date {
  const times = others.flatMap((date) => date?.getTime() ?? [])
  return new Date(Math.min(first.getTime(), ...times))
}
