import type { Db } from '../../../db/db.ts'
import type { LaunchCounters } from '../core/launch.repo.ts'

/** Adds figures to a day of a launch. The caller has locked the launch. */
export async function addLaunchDay(
  db: Db,
  launchId: string,
  day: string,
  figures: LaunchCounters,
): Promise<void> {
  const { impressions, clicks, conversions, spend, revenue } = figures
  await db.raw(
    `insert into ad_run_day as known (run_id, day, impressions, clicks, conversions, spend, revenue)
     values (?, ?, ?, ?, ?, ?, ?) on conflict (run_id, day) do update set
       impressions = known.impressions + excluded.impressions, clicks = known.clicks + excluded.clicks,
       conversions = known.conversions + excluded.conversions, spend = known.spend + excluded.spend,
       revenue = known.revenue + excluded.revenue`,
    [launchId, day, impressions, clicks, conversions, spend, revenue],
  )
}
