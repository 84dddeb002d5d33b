import { commissionOn, spendCapOf } from './ad-money.rules.ts'
import { type AutopilotDecision, decisionOf, isFree, type AutopilotLaunch } from './autopilot.rules.ts'
import {
  chanceForFirstMove,
  leastChance,
  rateIn,
  type DecisionContext,
} from './autopilot-comparison.rules.ts'
import { chanceDearer, type RateEstimate } from './autopilot-estimate.rules.ts'

// The money of launches, and how the autopilot moves it between them (AUT-05).

const daysOfMonth = 30
/** Larger changes make a platform restart its learning phase. */
const largestShift = 0.2
/** The first move shifts at least one day's share of a month, however uncertain it is. */
const leastShift = 1 / daysOfMonth
/** A launch that spends this share of its plan can use all the money it has. */
const spentOut = 0.8

/** The remaining money, including its commission. */
export function unspentOf({ budget, spend, commissionPercent }: AutopilotLaunch): number {
  return Math.max(0, budget - spend - commissionOn(spend, commissionPercent))
}

/** Actual share of the planned spend over the recent days. */
function usedShare({ periodBudget, commissionPercent, recent }: AutopilotLaunch): number {
  const planned = (spendCapOf(periodBudget, commissionPercent) / daysOfMonth) * recent.days
  return planned > 0 ? recent.spend / planned : 0
}

/** Whether a launch spends nearly all its plan, and so would spend more. */
export const isSpentOut = (launch: AutopilotLaunch): boolean => usedShare(launch) >= spentOut

interface Shift {
  readonly giver: AutopilotLaunch
  readonly taker: AutopilotLaunch
  /** Results per unit of money, in the two launches. */
  readonly from: RateEstimate
  readonly to: RateEstimate
  /** The probability that a result costs more where the money comes from. */
  readonly chance: number
}

/** The two decisions for moving this amount, including commission; none if it's less than a day of the month. */
function decisionsOf(
  { giver, taker, from, to, chance }: Shift,
  { amount, month, at }: { readonly amount: number; readonly month: number; readonly at: Date },
): AutopilotDecision[] {
  if (amount < month / daysOfMonth) return []
  const spend = spendCapOf(amount, taker.commissionPercent)
  const effect = { kind: 'moreResults', amount: spend * (to.rate - from.rate) } as const
  const move = { rule: 'shiftBudget', lever: 'budget', effect, chance } as const
  const costs = { from: 1 / from.rate, to: 1 / to.rate }
  const [less, more] = [{ budget: giver.budget - amount }, { budget: taker.budget + amount }]
  return [
    decisionOf(
      giver,
      { ...move, estimatedCost: costs.from, comparedCost: costs.to, change: less, otherId: taker.id },
      at,
    ),
    decisionOf(
      taker,
      { ...move, estimatedCost: costs.to, comparedCost: costs.from, change: more, otherId: giver.id },
      at,
    ),
  ]
}

/** The moves from a launch to those that could spend more, the best target first. */
function shiftsFrom(
  giver: AutopilotLaunch,
  takers: readonly AutopilotLaunch[],
  { scene, at }: { readonly scene: DecisionContext; readonly at: Date },
): Shift[] {
  const from = rateIn(scene, giver)
  if (!from) return []
  return takers
    .filter(
      (launch) =>
        launch.id !== giver.id &&
        launch.isShown &&
        launch.stage === 'running' &&
        isFree(launch, 'budget', at) &&
        isSpentOut(launch),
    )
    .flatMap((taker) => {
      const to = rateIn(scene, taker)
      return to ? [{ giver, taker, from, to, chance: chanceDearer(from, to) }] : []
    })
    .toSorted((left, right) => right.to.rate - left.to.rate)
}

/** Moves money from a paused ad that doesn't need it to the ad with the cheapest results that spends all it has. */
export function shiftBudget(
  giver: AutopilotLaunch,
  takers: readonly AutopilotLaunch[],
  { scene, at }: { readonly scene: DecisionContext; readonly at: Date },
): AutopilotDecision[] {
  if (giver.isShown || giver.pausedPeriod === null || !isFree(giver, 'budget', at)) return []
  const best = shiftsFrom(giver, takers, { scene, at }).find(({ chance }) => chance >= leastChance)
  if (!best) return []
  const month = best.taker.periodBudget
  const amount = Math.floor(Math.min(unspentOf(giver) / 2, month * largestShift))
  return decisionsOf(best, { amount, month, at })
}

/**
 * The first move between ads without an earlier one: moves some money from a live ad to one whose results probably cost
 * less, if nothing was certain enough for more. The less certain, the less money.
 */
export function shiftFirstBudget(scene: DecisionContext, at: Date): AutopilotDecision[] {
  const isUntouched = scene.group.every(({ holds }) => Object.keys(holds).length === 0)
  if (!isUntouched) return []
  const [surest] = scene.group
    .filter(({ isShown, stage }) => isShown && stage === 'running')
    .flatMap((giver) => shiftsFrom(giver, scene.group, { scene, at }))
    .filter(({ giver, taker, from, to, chance }) => {
      const days = Math.min(giver.recent.days, taker.recent.days)
      return to.rate > from.rate && chance >= chanceForFirstMove(days)
    })
    .toSorted((left, right) => right.chance - left.chance)
  if (!surest) return []
  const { giver, taker, chance } = surest
  const month = Math.min(giver.periodBudget, taker.periodBudget)
  const share = leastShift + (largestShift - leastShift) * (2 * chance - 1)
  const amount = Math.floor(Math.min(unspentOf(giver) / 2, month * share))
  return decisionsOf(surest, { amount, month, at })
}
