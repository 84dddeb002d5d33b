import { type AdCounts, type AdLessons, addCounts } from '@aloft/domain/ads/autopilot-estimate.rules'
import { addHours } from '@aloft/domain/core/dates'
import type { Db } from '../../../db/db.ts'
import type { Launch } from '../core/launch.repo.ts'

/** Markets change: what older ads brought says little about the next ones. */
const hoursTaught = 365 * 24

interface Row extends AdCounts {
  readonly isOwn: boolean
}

/**
 * What the year's ads on the platform of a launch, with its goal and in its currency, have brought: those of its brand,
 * ended ones too, and those of all brands in its industry. Of other brands only sums are read, never names or single ads.
 * Launches in `compared` are left out, as they speak for themselves, and simulated ads teach only simulated ones.
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
    // By its place: two values of one text are two to the database.
    .groupByRaw('1')
    .select(db.raw('ad_run.idea_id = ? as is_own', [launch.ideaId]))
    .sum({ spend: 'ad_run.spend', clicks: 'ad_run.clicks', conversions: 'ad_run.conversions' })
  const countsOf = (isOwn: boolean): AdCounts => addCounts(rows.filter((row) => row.isOwn === isOwn))
  return { brand: countsOf(true), industry: countsOf(false) }
}
