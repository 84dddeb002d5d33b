import { stoppedByGuardrail } from '@aloft/domain/ads/autopilot-decision.rules'
import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { isLive, type LiveStatus } from '@aloft/domain/balloons/status-changes.rules'
import type { JobContext } from '../../../queue/define.ts'
import { insertLog } from './autopilot-log.repo.ts'
import { listComparableLaunches, type AutopilotRecord } from '../core/autopilot.repo.ts'
import { type Launch, findLaunch, findLaunchStatus } from '../core/launch.repo.ts'
import { getAutopilotLaunch } from './autopilot-launch.ts'
import { decideForGroup } from './autopilot-decision.service.ts'
import { type Transition, maxTransitionsPerJob } from '../core/transition.ts'

/** Makes the next transition of a live launch; true if more may be due. */
export type KeepRunning = (
  context: JobContext,
  launch: Launch,
  status: BalloonStatus,
  now: Date,
) => Promise<boolean>

/** Makes all transitions of a live launch until a time, each at its own time; false if one job can't make them all. */
export async function bringUpTo(
  context: JobContext,
  launchId: string,
  at: Date,
  keepOn: KeepRunning,
): Promise<boolean> {
  for (let count = 0; count < maxTransitionsPerJob; count += 1) {
    const found = await findLaunchStatus(context.db, launchId)
    const { launch, status } = found ?? {}
    if (!launch?.syncedUntil || launch.endedDate || !status || !isLive(status) || launch.syncedUntil >= at)
      return true
    if (!(await keepOn(context, launch, status, at))) return true
  }
  return false
}

/**
 * Makes the autopilot's decision about a launch at a moment up to which its figures are complete. First syncs the
 * launches it is compared with up to that moment, so that the order of the jobs doesn't affect the result. Skips those
 * whose platform does not respond. Returns false if one job can't make all transitions; then nothing is decided.
 */
export async function makeDecision(
  context: JobContext,
  launch: Launch,
  {
    at,
    evaluationId,
    keepOn,
  }: { readonly at: Date; readonly evaluationId?: string; readonly keepOn: KeepRunning },
): Promise<boolean> {
  for (const id of await listComparableLaunches(context.db, launch)) {
    if (id === launch.id) continue
    try {
      if (!(await bringUpTo(context, id, at, keepOn))) return false
    } catch (err) {
      context.log.warn({ err, runId: id }, 'launch left out of the autopilot comparison')
    }
  }
  await context.db.transaction((trx) =>
    decideForGroup({ ...context, db: trx, now: at }, launch, evaluationId),
  )
  return true
}

/** Records that the safety net has stopped a launch with an autopilot. */
export async function noteSafetyNet(
  { db, now: at }: Transition,
  {
    launch,
    autopilot,
    stage,
  }: { readonly launch: Launch; readonly autopilot: AutopilotRecord; readonly stage: LiveStatus },
): Promise<void> {
  const stored = (await findLaunch(db, launch.id)) ?? launch
  const decision = stoppedByGuardrail(await getAutopilotLaunch(db, stored, autopilot, { stage, at }))
  await insertLog(db, { ad: launch, launch, date: at, event: 'safetyNet', decision })
}
