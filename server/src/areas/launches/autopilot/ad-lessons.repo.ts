import { type AdCounts, type AdLessons, addCounts } from '@aloft/domain/ads/autopilot-estimate.rules'
import { addHours } from '@aloft/domain/core/dates'
import type { Db } from '../../../db/db.ts'
import type { Launch } from '../core/launch.repo.ts'

/** Markets change: older results say little about future ads. */
const hoursTaught = 365 * 24

interface Row extends AdCounts {
  readonly isOwn: boolean
}

/**
 * Results of the past year's ads on a launch's platform, with its goal and currency: those of its brand, including
 * ended ones, and those of all brands in its industry. Other brands are read only as sums, never by name or ad.
 * Excludes the launches in `compared`, which count separately. Simulated ads are used only for simulated launches.
 */
export async function lessonsFor(
  db: Db,
  launch: Launch,
  { compared, at }: { readonly compared: readonly string[]; readonly at: Date },
): Promise<AdLessons> {
  const rows: Row[] = await db('ad_run')
    .join('idea', 'idea.id', 'ad_run.ideaId')
    .where({
      'ad_run.platform': launch.platform,
      'ad_run.conversionObjective': launch.conversionObjective,
      'ad_run.resultKind': launch.resultKind,
      'ad_run.currency': launch.currency,
      'ad_run.isSimulated': launch.isSimulated,
    })
    .where('ad_run.startDate', '>=', addHours(at, -hoursTaught))
    .whereNotIn('ad_run.id', [...compared])
    .where((of) =>
      of.where('ad_run.ideaId', launch.ideaId).orWhereRaw(
        `lower(trim(idea.industry)) =
            (select lower(nullif(trim(industry), '')) from idea where id = ?)`,
        [launch.ideaId],
      ),
    )
    // By position: the database treats two parameters with the same text as different expressions.
    .groupByRaw('1')
    .select(db.raw('ad_run.idea_id = ? as is_own', [launch.ideaId]))
    .sum({ spend: 'ad_run.spend', clicks: 'ad_run.clicks', conversions: 'ad_run.conversions' })
  const countsOf = (isOwn: boolean): AdCounts => addCounts(rows.filter((row) => row.isOwn === isOwn))
  return { brand: countsOf(true), industry: countsOf(false) }
}
