import type { JobContext } from '../../queue/define.ts'
import { spendCapOfRun } from './platform-order.ts'
import { type Pilot, updatePilot } from './pilot.repo.ts'
import { type AdRun, keepPlatformRef } from './run.repo.ts'

const dayMs = 24 * 3_600_000

/** Has the platform stop showing an ad; always true, as more may be due. */
export async function pauseOnPlatform({ db, gateways }: JobContext, run: AdRun, at: Date): Promise<boolean> {
  if (!run.platformRef) return true
  const platformRef = await gateways.adPlatforms[run.platform].setStatus(run.platformRef, 'paused', at)
  await keepPlatformRef(db, run, { platformRef, isShown: false })
  return true
}

/** Whether the platform does not know yet how a run stands: a month was paid, or its autopilot has moved it. */
export function isUntold(run: AdRun, pilot: Pilot | undefined): boolean {
  if (run.isShown !== isToBeShown(pilot) || run.sentPeriods < run.fundedPeriods) return true
  return pilot !== undefined && pilot.toldVersion < pilot.version
}

function isToBeShown(pilot: Pilot | undefined): boolean {
  return !pilot || pilot.pausedPeriod === null
}

/** Tells the platform of money, days and bid of a live run, and whether the ad is shown; always true. */
export async function tellPlatform(
  { db, gateways }: JobContext,
  run: AdRun,
  { at, pilot }: { readonly at: Date; readonly pilot: Pilot | undefined },
): Promise<boolean> {
  if (!run.platformRef || !run.startDate || !run.endDate) return true
  const gateway = gateways.adPlatforms[run.platform]
  const days = Math.ceil((run.endDate.getTime() - run.startDate.getTime()) / dayMs)
  // A month begins where the one before ended, and what is decided holds from then on, also where it is told later.
  const from = run.syncedUntil ?? at
  const bid = pilot?.bid ?? null
  const change = { spendCap: spendCapOfRun(run), days, ...(bid !== null && { maxCpc: bid }) }
  const changed = await gateway.change(run.platformRef, change, from)
  const isShown = isToBeShown(pilot)
  const platformRef = await gateway.setStatus(changed, isShown ? 'active' : 'paused', from)
  await db.transaction(async (trx) => {
    const told = { platformRef, isShown, sentPeriods: run.fundedPeriods }
    const isKept = await keepPlatformRef(trx, run, told)
    if (isKept && pilot) await updatePilot(trx, run.id, { toldVersion: pilot.version })
  })
  return true
}
