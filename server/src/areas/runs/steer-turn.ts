import { caughtBySafetyNet } from '@aloft/domain/ads/autopilot-steering.rules'
import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { isLive, type LiveStatus } from '@aloft/domain/balloons/status-changes.rules'
import type { JobContext } from '../../queue/define.ts'
import { insertLog } from './autopilot-log.repo.ts'
import { listComparableRuns, type Pilot } from './pilot.repo.ts'
import { type AdRun, findAdRun, findRunStatus } from './run.repo.ts'
import { steeredRunOf } from './steered-run.ts'
import { steerGroup } from './steer.service.ts'
import { type Turn, turnOf, turnsOfOneJob } from './turn.ts'

/** Takes what comes next for a live run; true where more may be due. */
type KeepRunning = (context: JobContext, run: AdRun, status: BalloonStatus, now: Date) => Promise<boolean>

/** Takes all turns of a live run until a moment, each at its own time; false where that is more than one job takes. */
export async function bringUpTo(
  context: JobContext,
  runId: string,
  at: Date,
  keepOn: KeepRunning,
): Promise<boolean> {
  for (let count = 0; count < turnsOfOneJob; count += 1) {
    const found = await findRunStatus(context.db, runId)
    const { run, status } = found ?? {}
    if (!run?.syncedUntil || run.endedDate || !status || !isLive(status) || run.syncedUntil >= at) return true
    if (!(await keepOn(context, run, status, at))) return true
  }
  return false
}

/**
 * The autopilot's turn of a run at a moment until which its figures are in: the runs it is compared with are brought up
 * to it first, so that what is decided does not depend on who was looked at first. One whose platform does not answer is
 * left out. False where they need more than one job takes, and nothing was decided yet.
 */
export async function takeSteering(
  context: JobContext,
  run: AdRun,
  { at, lookId, keepOn }: { readonly at: Date; readonly lookId?: string; readonly keepOn: KeepRunning },
): Promise<boolean> {
  for (const id of await listComparableRuns(context.db, run)) {
    if (id === run.id) continue
    try {
      if (!(await bringUpTo(context, id, at, keepOn))) return false
    } catch (err) {
      context.log.warn({ err, runId: id }, 'a run was not compared')
    }
  }
  await context.db.transaction((trx) => steerGroup(turnOf(context, trx, at), run, lookId))
  return true
}

/** Notes that the safety net has stopped a run with an autopilot. */
export async function noteSafetyNet(
  { db, now: at }: Turn,
  { run, pilot, stage }: { readonly run: AdRun; readonly pilot: Pilot; readonly stage: LiveStatus },
): Promise<void> {
  const kept = (await findAdRun(db, run.id)) ?? run
  const decision = caughtBySafetyNet(await steeredRunOf(db, kept, pilot, { stage, at }))
  await insertLog(db, { ad: run, run, date: at, event: 'safetyNet', decision })
}
