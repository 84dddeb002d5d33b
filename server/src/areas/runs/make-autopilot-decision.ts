import { stoppedByGuardrail } from '@aloft/domain/ads/autopilot-decision.rules'
import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { isLive, type LiveStatus } from '@aloft/domain/balloons/status-changes.rules'
import type { JobContext } from '../../queue/define.ts'
import { insertLog } from './autopilot-log.repo.ts'
import { listComparableRuns, type AutopilotRecord } from './autopilot.repo.ts'
import { type AdRun, findAdRun, findRunStatus } from './run.repo.ts'
import { getAutopilotLaunch } from './autopilot-launch.ts'
import { decideForGroup } from './autopilot-decision.service.ts'
import { type Transition, inTransaction, maxTransitionsPerJob } from './transition.ts'

/** Makes the next transition of a live run; true if more may be due. */
type KeepRunning = (context: JobContext, run: AdRun, status: BalloonStatus, now: Date) => Promise<boolean>

/** Makes all transitions of a live run until a time, each at its own time; false if they exceed one job. */
export async function bringUpTo(
  context: JobContext,
  runId: string,
  at: Date,
  keepOn: KeepRunning,
): Promise<boolean> {
  for (let count = 0; count < maxTransitionsPerJob; count += 1) {
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
export async function makeDecision(
  context: JobContext,
  run: AdRun,
  {
    at,
    evaluationId,
    keepOn,
  }: { readonly at: Date; readonly evaluationId?: string; readonly keepOn: KeepRunning },
): Promise<boolean> {
  for (const id of await listComparableRuns(context.db, run)) {
    if (id === run.id) continue
    try {
      if (!(await bringUpTo(context, id, at, keepOn))) return false
    } catch (err) {
      context.log.warn({ err, runId: id }, 'a run was not compared')
    }
  }
  await context.db.transaction((trx) => decideForGroup(inTransaction(context, trx, at), run, evaluationId))
  return true
}

/** Notes that the safety net has stopped a run with an autopilot. */
export async function noteSafetyNet(
  { db, now: at }: Transition,
  {
    run,
    autopilot,
    stage,
  }: { readonly run: AdRun; readonly autopilot: AutopilotRecord; readonly stage: LiveStatus },
): Promise<void> {
  const stored = (await findAdRun(db, run.id)) ?? run
  const decision = stoppedByGuardrail(await getAutopilotLaunch(db, stored, autopilot, { stage, at }))
  await insertLog(db, { ad: run, run, date: at, event: 'safetyNet', decision })
}
