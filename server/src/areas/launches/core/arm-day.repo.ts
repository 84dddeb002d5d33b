import { type AdArm, adArms } from '@aloft/domain/ads/ab-test.rules'
import type { ArmFigures, FiguresByArm } from '@aloft/domain/ads/ab-verdict.rules'
import type { Db } from '../../../db/db.ts'

/** Figures of one version of a tested ad; spend in minor units. */
export interface ArmCounters extends ArmFigures {
  readonly impressions: number
}
export const noArmCounters: ArmCounters = { impressions: 0, clicks: 0, conversions: 0, spend: 0 }

/** Adds figures to a day of one version in a launch. The caller has locked the launch. */
export async function addArmDay(
  db: Db,
  { launchId, arm, day }: { readonly launchId: string; readonly arm: AdArm; readonly day: string },
  { impressions, clicks, conversions, spend }: ArmCounters,
): Promise<void> {
  await db.raw(
    `insert into launch_arm_day as known (run_id, arm, day, impressions, clicks, conversions, spend)
     values (?, ?, ?, ?, ?, ?, ?) on conflict (run_id, arm, day) do update set
       impressions = known.impressions + excluded.impressions, clicks = known.clicks + excluded.clicks,
       conversions = known.conversions + excluded.conversions, spend = known.spend + excluded.spend`,
    [launchId, arm, day, impressions, clicks, conversions, spend],
  )
}

/** Figures so far of both versions in each of the given launches. */
export async function sumArmDays(
  db: Db,
  launchIds: readonly string[],
): Promise<ReadonlyMap<string, FiguresByArm<ArmCounters>>> {
  if (launchIds.length === 0) return new Map()
  const { rows } = await db.raw<{ rows: (ArmCounters & { runId: string; arm: AdArm })[] }>(
    `select run_id, arm, sum(impressions) as impressions, sum(clicks) as clicks, sum(conversions) as conversions,
       sum(spend) as spend
     from launch_arm_day where run_id = any (?) group by run_id, arm`,
    [[...launchIds]],
  )
  return new Map(
    launchIds.map((id) => {
      const [original, variant] = adArms.map((name) => {
        const row = rows.find(({ runId, arm }) => runId === id && arm === name)
        const { impressions, clicks, conversions, spend } = row ?? noArmCounters
        return { impressions, clicks, conversions, spend }
      })
      return [id, { original: original ?? noArmCounters, variant: variant ?? noArmCounters }]
    }),
  )
}
