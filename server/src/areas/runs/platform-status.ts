import type { Db } from '../../db/db.ts'
import type { JobContext } from '../../queue/define.ts'
import { spendCapOfRun } from './platform-order.ts'
import { type AutopilotRecord, updateAutopilot } from './autopilot.repo.ts'
import { type AdRun, findAdRun, keepPlatformRef, type RunChanges } from './run.repo.ts'

const dayMs = 24 * 3_600_000

/** Has the platform stop showing an ad; always true, as more may be due. */
export async function pauseOnPlatform({ db, gateways }: JobContext, run: AdRun, at: Date): Promise<boolean> {
  if (!run.platformRef) return true
  const platformRef = await gateways.adPlatforms[run.platform].setStatus(run.platformRef, 'paused', at)
  await keepPlatformRef(db, run, { platformRef, isShown: false })
  return true
}

/** Whether the platform may be showing an ad: it was set to, or a node sent it and died before recording that. */
export function mayBeShown({ platformRef, isShown, approvedDate }: AdRun): boolean {
  return platformRef ? isShown : approvedDate !== null
}

/** Asks the platform for a run whose reference was not stored; true if it has it, which then counts as shown. */
export async function findOnPlatform({ db, gateways }: JobContext, run: AdRun): Promise<boolean> {
  const gateway = gateways.adPlatforms[run.platform]
  const platformRef = await gateway.find(run.id)
  if (platformRef === null) return false
  await keepPlatformRef(db, run, { platformRef, isShown: true, isSimulated: gateway.isSimulated })
  return true
}

/**
 * Records what was sent to a platform for a run; false if another node was first. If that one sent something else,
 * nobody knows which arrived last: the run is recorded as shown and not sent, so that the next sync sends it again.
 */
export async function recordSent(
  db: Db,
  run: AdRun,
  sent: RunChanges & { readonly isShown: boolean },
): Promise<boolean> {
  if (await keepPlatformRef(db, run, sent)) return true
  const latest = await findAdRun(db, run.id)
  if (latest && latest.isShown !== sent.isShown)
    await keepPlatformRef(db, latest, { isShown: true, sentPeriods: 0 })
  return false
}

/** Whether the platform does not know yet how a run stands: a month was paid, or its autopilot has moved it. */
export function hasUnsentChanges(run: AdRun, autopilot: AutopilotRecord | undefined): boolean {
  if (run.isShown !== isToBeShown(autopilot) || run.sentPeriods < run.fundedPeriods) return true
  return autopilot !== undefined && autopilot.sentVersion < autopilot.version
}

function isToBeShown(autopilot: AutopilotRecord | undefined): boolean {
  return !autopilot || autopilot.pausedPeriod === null
}

/** Sends budget, days and bid of a live run to the platform, and whether the ad is shown; always true. */
export async function updatePlatform(
  { db, gateways }: JobContext,
  run: AdRun,
  { at, autopilot }: { readonly at: Date; readonly autopilot: AutopilotRecord | undefined },
): Promise<boolean> {
  if (!run.platformRef || !run.startDate || !run.endDate) return true
  const gateway = gateways.adPlatforms[run.platform]
  const days = Math.ceil((run.endDate.getTime() - run.startDate.getTime()) / dayMs)
  // A month begins where the one before ended, and a decision applies from its own time, even if it is sent later.
  const from = run.syncedUntil ?? at
  const bid = autopilot?.bid ?? null
  const change = { spendCap: spendCapOfRun(run), days, ...(bid !== null && { maxCpc: bid }) }
  const changed = await gateway.change(run.platformRef, change, from)
  const isShown = isToBeShown(autopilot)
  const platformRef = await gateway.setStatus(changed, isShown ? 'active' : 'paused', from)
  await db.transaction(async (trx) => {
    const sent = { platformRef, isShown, sentPeriods: run.fundedPeriods }
    const isRecorded = await recordSent(trx, run, sent)
    if (isRecorded && autopilot) await updateAutopilot(trx, run.id, { sentVersion: autopilot.version })
  })
  return true
}
