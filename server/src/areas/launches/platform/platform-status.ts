import type { Db } from '../../../db/db.ts'
import type { JobContext } from '../../../queue/define.ts'
import { spendCapOfLaunch } from './platform-order.ts'
import { type AutopilotRecord, updateAutopilot } from '../core/autopilot.repo.ts'
import { type Launch, findLaunch, keepPlatformRef, type LaunchChanges } from '../core/launch.repo.ts'

const dayMs = 24 * 3_600_000

/** Pauses an ad on its platform; always true, as more may be due. */
export async function pauseOnPlatform(
  { db, gateways }: JobContext,
  launch: Launch,
  at: Date,
): Promise<boolean> {
  if (!launch.platformRef) return true
  const platformRef = await gateways.adPlatforms[launch.platform].setStatus(launch.platformRef, 'paused', at)
  await keepPlatformRef(db, launch, { platformRef, isShown: false })
  return true
}

/** Whether the platform may be showing an ad: it was set to, or a node sent it and crashed before storing that. */
export function mayBeShown({ platformRef, isShown, approvedDate }: Launch): boolean {
  return platformRef ? isShown : approvedDate !== null
}

/** Asks the platform for a launch whose reference was not stored; true if it has it, which then counts as shown. */
export async function findOnPlatform({ db, gateways }: JobContext, launch: Launch): Promise<boolean> {
  const gateway = gateways.adPlatforms[launch.platform]
  const platformRef = await gateway.find(launch.id)
  if (platformRef === null) return false
  await keepPlatformRef(db, launch, { platformRef, isShown: true, isSimulated: gateway.isSimulated })
  return true
}

/**
 * Stores what was sent to a platform for a launch; false if another node was first. If that node sent something else,
 * we can't know which arrived last: the launch is stored as shown and not sent, so that the next sync sends it again.
 */
export async function recordSent(
  db: Db,
  launch: Launch,
  sent: LaunchChanges & { readonly isShown: boolean },
): Promise<boolean> {
  if (await keepPlatformRef(db, launch, sent)) return true
  const latest = await findLaunch(db, launch.id)
  if (latest && latest.isShown !== sent.isShown)
    await keepPlatformRef(db, latest, { isShown: true, sentPeriods: 0 })
  return false
}

/**
 * Whether a launch has changes that its platform hasn't received: a paid month, a decision of the autopilot, or the
 * verdict of its test.
 */
export function hasUnsentChanges(launch: Launch, autopilot: AutopilotRecord | undefined): boolean {
  if (launch.isShown !== isToBeShown(autopilot) || launch.sentPeriods < launch.fundedPeriods) return true
  if (launch.sentArm !== (launch.testVerdict?.winner ?? null)) return true
  return autopilot !== undefined && autopilot.sentVersion < autopilot.version
}

function isToBeShown(autopilot: AutopilotRecord | undefined): boolean {
  return !autopilot || autopilot.pausedPeriod === null
}

/** Sends a live launch's budget, days, bid, winner of its test and whether it's shown to the platform; always true. */
export async function updatePlatform(
  { db, gateways, fault }: JobContext,
  launch: Launch,
  { at, autopilot }: { readonly at: Date; readonly autopilot: AutopilotRecord | undefined },
): Promise<boolean> {
  if (!launch.platformRef || !launch.startDate || !launch.endDate) return true
  const gateway = gateways.adPlatforms[launch.platform]
  const days = Math.ceil((launch.endDate.getTime() - launch.startDate.getTime()) / dayMs)
  // A month begins where the previous one ended, and a decision applies from its own time, even if sent later.
  const from = launch.syncedUntil ?? at
  const bid = autopilot?.bid ?? null
  const arm = launch.testVerdict?.winner ?? null
  const change = {
    spendCap: spendCapOfLaunch(launch),
    days,
    ...(bid !== null && { maxCpc: bid }),
    ...(arm !== null && { arm }),
  }
  const changed = await gateway.change(launch.platformRef, change, from)
  const isShown = isToBeShown(autopilot)
  const platformRef = await gateway.setStatus(changed, isShown ? 'active' : 'paused', from)
  if (arm !== launch.sentArm) fault('arm-ended')
  await db.transaction(async (trx) => {
    const sent = { platformRef, isShown, sentPeriods: launch.fundedPeriods, sentArm: arm }
    const isRecorded = await recordSent(trx, launch, sent)
    if (isRecorded && autopilot) await updateAutopilot(trx, launch.id, { sentVersion: autopilot.version })
  })
  return true
}
