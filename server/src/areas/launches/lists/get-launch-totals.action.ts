import { figureIn } from '@aloft/domain/ads/list/ad-counts.rules'
import type { LaunchTotals } from '@aloft/domain/ads/list/launch.entity'
import { fromMinorUnits } from '@aloft/domain/core/money'
import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { type LaunchSumsRow, sumLaunches } from './launch-list.repo.ts'
import { withDates } from './listed-days.ts'

/**
 * The sums of a list of launches. Not in the list's own reply: they read every launch, and a page only as many as it
 * shows.
 */
export const getLaunchTotals = defineAction('get-launch-totals', {
  policy: onBrand(),
  async handle({ db, brand }, { filters }) {
    return { totals: wireTotals(await sumLaunches(db, brand.idea.id, withDates(filters))) }
  },
})

/** Rates are computed from the sums. */
function wireTotals(sums: readonly LaunchSumsRow[]): LaunchTotals | null {
  const [most] = sums
  if (!most) return null
  const { currency, budget, spend, clicks, conversions } = most
  const counts = { ...most, results: clicks }
  const count = sums.reduce((all, one) => all + one.count, 0)
  return {
    count,
    numOthers: count - most.count,
    currency,
    budget: fromMinorUnits(budget),
    spend: fromMinorUnits(spend),
    clicks,
    roas: figureIn(counts, 'roas'),
    clickRate: figureIn(counts, 'clickRate'),
    completions: conversions,
  }
}
