import type { Currency } from '../../core/money.ts'
import type { AdCounts } from './ad-counts.rules.ts'

/** What one row of a list adds to its totals; amounts in minor units. */
export interface CountedRow {
  readonly currency: Currency
  /** Null before its first launch, which adds nothing. */
  readonly counts: AdCounts | null
  readonly before: AdCounts | null
}

/** The sums of a list. Rates are computed from them, never averaged. */
export interface ListTotals {
  readonly currency: Currency
  readonly counts: AdCounts
  /** Null if nothing is compared. */
  readonly before: AdCounts | null
  /** Rows in another currency, which are left out. */
  readonly numOthers: number
}

const nothing: AdCounts = {
  impressions: 0,
  clicks: 0,
  results: 0,
  spend: 0,
  conversions: null,
  revenue: null,
  countedSpend: 0,
}

/** The sums of all rows in the currency that most of them have; null if none has figures. */
export function listTotals(rows: readonly CountedRow[]): ListTotals | null {
  const counted = rows.filter(({ counts }) => counts !== null)
  const byCurrency = Map.groupBy(counted, ({ currency }) => currency)
  const [most] = [...byCurrency].toSorted(([, left], [, right]) => right.length - left.length)
  if (!most) return null
  const [currency, summed] = most
  return {
    currency,
    counts: sumCounts(summed.map(({ counts }) => counts)),
    before: summed.some(({ before }) => before) ? sumCounts(summed.map(({ before }) => before)) : null,
    numOthers: counted.length - summed.length,
  }
}

function sumCounts(all: readonly (AdCounts | null)[]): AdCounts {
  return all.reduce<AdCounts>((sum, counts) => (counts ? add(sum, counts) : sum), nothing)
}

function add(left: AdCounts, right: AdCounts): AdCounts {
  return {
    impressions: left.impressions + right.impressions,
    clicks: left.clicks + right.clicks,
    results: left.results + right.results,
    spend: left.spend + right.spend,
    conversions: addCounted(left.conversions, right.conversions),
    revenue: addCounted(left.revenue, right.revenue),
    countedSpend: left.countedSpend + right.countedSpend,
  }
}

/** What nobody counts adds nothing; null if nobody counts either. */
function addCounted(left: number | null, right: number | null): number | null {
  return left === null ? right : left + (right ?? 0)
}
