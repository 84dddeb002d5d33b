import type { ReplyOf } from '@aloft/contract/schemas'
import { vatOn } from '@aloft/domain/ads/ad-money.rules'
import { budgetInMinorUnits, type TypedNumber, typedNumberOf } from '@aloft/domain/ads/funding.rules'
import { fromMinorUnits } from '@aloft/domain/core/money'
import { dailyCost } from '@aloft/domain/launches/launch-day.rules'
import { monthSpanOf, monthSpendOf } from '@aloft/domain/launches/month-spend.rules'
import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import type { Db } from '../../../db/db.ts'
import type { Settings } from '../../../env.ts'
import { creditOf } from '../../../ledger/ledger.repo.ts'
import { reasonWords } from '../../notifications/notification-words.ts'
import { planCharge } from '../../payments/plan-charge.ts'
import { findSubscription } from '../../plans/subscription.repo.ts'
import { type LatestLaunchRow, listLatestLaunches, listMonthLaunches } from './overview.repo.ts'

type Overview = ReplyOf<'get-overview'>

/** What is live in a brand, what it costs this month, and what is due, for its first page. */
export const getOverview = defineAction('get-overview', {
  policy: onBrand(),
  async handle({ db, brand, account, now, settings }, { ideaId }) {
    const launches = await listLatestLaunches(db, ideaId)
    return {
      ads: launches.map((launch) => wireLaunch(launch, account.language)),
      month: await monthOf(db, ideaId, { now, payerId: brand.ownerId === account.id ? account.id : null }),
      trial: await trialOf(db, settings, account.id),
    }
  },
})

function wireLaunch(row: LatestLaunchRow, languageTag: string): Overview['ads'][number] {
  const budget = periodBudgetOf(row)
  const { lastEvent, lastDate, lastReason, ...launch } = row
  return {
    ...launch,
    budget: fromMinorUnits(budget),
    price: fromMinorUnits(budget + vatOn(budget, row.vatPercent)),
    dailyCost: fromMinorUnits(dailyCost(row)),
    earliestStartDate: row.fromDate,
    // A launch whose first payment fails was never on a platform, so it isn't on hold.
    heldDate: lastEvent === 'FAIL_PAYMENT' && row.startDate ? lastDate : null,
    reason: lastEvent === 'REJECT' && lastReason ? reasonWords(languageTag, lastReason) : null,
    spend: fromMinorUnits(row.spend),
    refund: fromMinorUnits(row.refund),
  }
}

/** What one period costs without VAT: as entered, or an even part of what was paid for a launch without that value. */
function periodBudgetOf({ plannedBudget, budget, fundedPeriods }: LatestLaunchRow): number {
  const isTyped = typeof plannedBudget === 'number' || typeof plannedBudget === 'string'
  const typed: TypedNumber = isTyped ? plannedBudget : null
  return budgetInMinorUnits(typedNumberOf(typed)) ?? Math.round(budget / fundedPeriods)
}

async function monthOf(
  db: Db,
  ideaId: string,
  { now, payerId }: { readonly now: Date; readonly payerId: string | null },
): Promise<Overview['month']> {
  const span = monthSpanOf(now)
  const launches = await listMonthLaunches(db, ideaId, span)
  const [first] = launches
  if (!first) return null
  const { currency } = first
  const { spend, planned, commission, commissionPercent, platforms } = monthSpendOf(launches, now)
  const credit = payerId === null ? null : await creditOf(db, payerId, currency)
  return {
    ...span,
    currency,
    spend: fromMinorUnits(spend),
    planned: fromMinorUnits(planned),
    commission: fromMinorUnits(commission),
    commissionPercent,
    platforms: platforms.map((row) => ({ ...row, spend: fromMinorUnits(row.spend) })),
    credit: credit === null ? null : fromMinorUnits(credit),
    isSimulated: launches.some(({ isSimulated }) => isSimulated),
  }
}

async function trialOf(db: Db, settings: Settings, userId: string): Promise<Overview['trial']> {
  const subscription = await findSubscription(db, userId)
  if (subscription?.status !== 'trial' || subscription.canceledDate) return null
  const { planLabel, isAnnual, trialEnd } = subscription
  return {
    endDate: trialEnd,
    price: fromMinorUnits(planCharge(settings, { planLabel, isAnnual }).amount),
  }
}
