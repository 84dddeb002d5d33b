import type { JobContext } from '../../queue/define.ts'
import { spendCapOfRun } from './platform-order.ts'
import { type AdRun, keepPlatformRef } from './run.repo.ts'

const dayMs = 24 * 3_600_000

/** Has the platform stop showing an ad; always true, as more may be due. */
export async function pauseOnPlatform({ db, gateways }: JobContext, run: AdRun, at: Date): Promise<boolean> {
  if (!run.platformRef) return true
  const platformRef = await gateways.adPlatforms[run.platform].setStatus(run.platformRef, 'paused', at)
  await keepPlatformRef(db, run, { platformRef, isShown: false })
  return true
}

/** Tells the platform of a month that was paid, and has it show the ad again; always true. */
export async function showOnPlatform({ db, gateways }: JobContext, run: AdRun, at: Date): Promise<boolean> {
  if (!run.platformRef || !run.startDate || !run.endDate) return true
  const gateway = gateways.adPlatforms[run.platform]
  const days = Math.ceil((run.endDate.getTime() - run.startDate.getTime()) / dayMs)
  // The month begins where the one before ended, also where it is told later.
  const from = run.syncedUntil ?? at
  const changed = await gateway.change(run.platformRef, { spendCap: spendCapOfRun(run), days }, from)
  const platformRef = await gateway.setStatus(changed, 'active', from)
  await keepPlatformRef(db, run, { platformRef, isShown: true, sentPeriods: run.fundedPeriods })
  return true
}
