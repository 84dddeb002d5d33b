import { commissionOn, spendCapOf } from '../ads/ad-money.rules.ts'
import { type DaySpan, dayOf } from '../ads/report-days.rules.ts'
import type { FundingRecurrence } from '../balloons/campaign-settings.rules.ts'
import { type AdPlatform, adPlatforms } from '../ideas/platforms.rules.ts'

/** A launch with figures in a month, or one that is live in it; money in minor units of one currency. */
export interface MonthLaunch {
  readonly platform: AdPlatform
  readonly commissionPercent: number
  /** Spent on days of the month. */
  readonly monthSpend: number
  /** Spent since its start. */
  readonly spend: number
  readonly budget: number
  readonly fundedPeriods: number
  readonly durationDays: number
  readonly fundingRecurrence: FundingRecurrence
  /** When a live launch ends; null for one that isn't live. */
  readonly liveUntilDate: Date | null
}

/** What a month's ads cost, without VAT. */
export interface MonthSpend {
  readonly spend: number
  /** What is spent by the end of the month if everything live goes on as planned. */
  readonly planned: number
  readonly commission: number
  /** The rate, if it's the same for all that was spent. */
  readonly commissionPercent: number | null
  /** The platforms with spend, the largest first. */
  readonly platforms: readonly { readonly platform: AdPlatform; readonly spend: number }[]
}

const dayMs = 86_400_000

/** The days of the month of a time, in UTC as in reports. */
export function monthSpanOf(now: Date): DaySpan {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  return {
    from: dayOf(new Date(Date.UTC(year, month, 1))),
    until: dayOf(new Date(Date.UTC(year, month + 1, 0))),
  }
}

/** Adds up a month's launches. */
export function monthSpendOf(launches: readonly MonthLaunch[], now: Date): MonthSpend {
  const monthEnd = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const spend = sum(launches.map(({ monthSpend }) => monthSpend))
  const spending = launches.filter(({ monthSpend }) => monthSpend > 0)
  const rates = new Set(spending.map(({ commissionPercent }) => commissionPercent))
  const [rate = null] = rates
  return {
    spend,
    planned: spend + sum(launches.map((launch) => stillPlanned(launch, now, monthEnd))),
    commission: sum(
      spending.map(({ monthSpend, commissionPercent }) => commissionOn(monthSpend, commissionPercent)),
    ),
    commissionPercent: rates.size === 1 ? rate : null,
    platforms: adPlatforms
      .map((platform) => {
        const own = spending.filter((launch) => launch.platform === platform)
        return { platform, spend: sum(own.map(({ monthSpend }) => monthSpend)) }
      })
      .filter((row) => row.spend > 0)
      .toSorted((left, right) => right.spend - left.spend),
  }
}

/** What a live launch may still spend by the end of the month. A monthly one goes on with its next month. */
function stillPlanned(launch: MonthLaunch, now: Date, monthEnd: Date): number {
  const { liveUntilDate, budget, fundedPeriods, durationDays, commissionPercent, spend } = launch
  if (!liveUntilDate) return 0
  const isMonthly = launch.fundingRecurrence === 'monthly'
  const end = isMonthly ? monthEnd.getTime() : Math.min(monthEnd.getTime(), liveUntilDate.getTime())
  const days = Math.max(0, end - now.getTime()) / dayMs
  const cap = spendCapOf(budget, commissionPercent)
  const atPace = Math.round((cap / (fundedPeriods * durationDays)) * days)
  return isMonthly ? atPace : Math.min(atPace, Math.max(0, cap - spend))
}
