import { commissionOn, spendCapOf } from './ad-money.rules.ts'
import {
  afterDecision,
  type AutopilotDecision,
  type AutopilotLever,
  type AutopilotRemark,
  type AutopilotRule,
  type ExpectedEffect,
  holdDays,
  isFree,
  type LeverSettings,
  settingsOf,
  type SteeredRun,
} from './autopilot.rules.ts'

/** How many days the rules look back. */
export const daysLookedAt = 14
/** Fewer results than this say nothing: of ten that were to be expected, four or fewer come by chance in 3 of 100 cases. */
const leastResults = 10
/** A loser's result costs this many times what it does elsewhere. */
const loserFactor = 2
/** Larger changes are said to make a platform learn anew. */
const largestShift = 0.2
const bidStep = 0.1
const leastBid = 0.5
/** Beside what was foretold, a result is dear above, and cheap below. */
const dear = 1.25
const cheap = 0.8
/** A run that spends this part of what it may has as much to sell as it can pay for. */
const spentOut = 0.8
const daysOfMonth = 30
const dayMs = 24 * 3_600_000

const sum = (runs: readonly SteeredRun[], of: (run: SteeredRun) => number) =>
  runs.reduce((total, run) => total + of(run), 0)
/** The price of a result if the next one came right now, so that few results look better than they are. */
const kindCost = ({ recent }: SteeredRun) => recent.spend / (recent.results + 1)

/** What is left of a run's money, its commission still within. */
export function unspentOf({ budget, spend, commissionPercent }: SteeredRun): number {
  return Math.max(0, budget - spend - commissionOn(spend, commissionPercent))
}

/** The part of what it might have spent in the days looked at that a run has spent. */
function usedShare({ periodBudget, commissionPercent, recent }: SteeredRun): number {
  const planned = (spendCapOf(periodBudget, commissionPercent) / daysOfMonth) * recent.days
  return planned > 0 ? recent.spend / planned : 0
}

/** What a result costs in the other ads that are shown, or null where they have brought too few. */
function costElsewhere(run: SteeredRun, group: readonly SteeredRun[]): number | null {
  const others = group.filter(({ id, isShown, stage }) => id !== run.id && isShown && stage !== 'learning')
  const results = sum(others, ({ recent }) => recent.results)
  return results < leastResults ? null : sum(others, ({ recent }) => recent.spend) / results
}

interface Move {
  readonly rule: AutopilotRule
  readonly lever: AutopilotLever
  readonly comparedCost: number | null
  readonly change: Partial<LeverSettings>
  readonly effect: ExpectedEffect
  readonly otherId?: string
}

function decisionOf(run: SteeredRun, move: Move, at: Date): AutopilotDecision {
  const { rule, lever, comparedCost, change, effect, otherId = null } = move
  const before = settingsOf(run)
  return {
    runId: run.id,
    rule,
    lever,
    figures: { ...run.recent, comparedCost: comparedCost === null ? null : Math.round(comparedCost) },
    before,
    after: { ...before, ...change },
    effect: { ...effect, amount: Math.max(0, Math.round(effect.amount)) },
    holdUntilDate: new Date(at.getTime() + holdDays[lever] * dayMs),
    otherId,
  }
}

/** Shows a paused ad again: late conversions made it as good as the others, nothing is left to compare, or a month began. */
function revive(run: SteeredRun, group: readonly SteeredRun[]): Move | null {
  if (run.isShown || run.pausedPeriod === null) return null
  const elsewhere = costElsewhere(run, group)
  const isNewMonth = run.fundedPeriods > run.pausedPeriod
  const isLoser = elsewhere !== null && kindCost(run) >= elsewhere * loserFactor
  if (isLoser && !isNewMonth) return null
  const amount = unspentOf(run) / Math.max(1, kindCost(run))
  return {
    rule: 'revive',
    lever: 'showing',
    comparedCost: elsewhere,
    change: { isShown: true },
    effect: { kind: 'moreResults', amount },
  }
}

/** Stops showing an ad whose results cost twice what they do in the others, once it had the money for ten of them. */
function pauseLoser(run: SteeredRun, group: readonly SteeredRun[]): Move | null {
  const elsewhere = costElsewhere(run, group)
  if (!run.isShown || elsewhere === null) return null
  const hasHadItsChance = run.recent.spend >= elsewhere * leastResults
  if (!hasHadItsChance || kindCost(run) < elsewhere * loserFactor) return null
  return {
    rule: 'pauseLoser',
    lever: 'showing',
    comparedCost: elsewhere,
    change: { isShown: false },
    effect: { kind: 'spared', amount: unspentOf(run) },
  }
}

/** Lowers the bid where results are dear; raises it, never over what the user set, where they are cheap and few. */
function setBid(run: SteeredRun): Move | null {
  const { bid, maxBid, expectedCost, recent, isShown } = run
  if (!isShown || bid === null || maxBid === null || expectedCost === null) return null
  const move = { rule: 'setBid', lever: 'bid', comparedCost: expectedCost } as const
  const lower = Math.max(Math.ceil(maxBid * leastBid), Math.floor(bid * (1 - bidStep)))
  const hasHadItsChance = recent.spend >= expectedCost * leastResults
  if (hasHadItsChance && kindCost(run) > expectedCost * dear && lower < bid)
    return {
      ...move,
      change: { bid: lower },
      effect: { kind: 'costPerResult', amount: (recent.spend / Math.max(1, recent.results)) * (lower / bid) },
    }
  const higher = Math.min(maxBid, Math.ceil(bid * (1 + bidStep)))
  const cost = recent.spend / Math.max(1, recent.results)
  const isCheap = recent.results >= leastResults && cost < expectedCost * cheap
  if (!isCheap || usedShare(run) >= spentOut || higher <= bid) return null
  const more = (recent.results / Math.max(1, recent.days)) * holdDays.bid * (higher / bid - 1)
  return { ...move, change: { bid: higher }, effect: { kind: 'moreResults', amount: more } }
}

/** Moves money that a paused ad does not need to the one whose results cost least and which spends all it has. */
function shiftBudget(giver: SteeredRun, takers: readonly SteeredRun[], at: Date): AutopilotDecision[] {
  if (giver.isShown || giver.pausedPeriod === null || !isFree(giver, 'budget', at)) return []
  const costOf = ({ recent }: SteeredRun) => recent.spend / recent.results
  const [taker] = takers
    .filter(
      (run) =>
        run.id !== giver.id &&
        run.isShown &&
        run.stage === 'running' &&
        isFree(run, 'budget', at) &&
        run.recent.results >= leastResults &&
        costOf(run) < kindCost(giver) &&
        usedShare(run) >= spentOut,
    )
    .toSorted((left, right) => costOf(left) - costOf(right))
  if (!taker) return []
  const amount = Math.floor(Math.min(unspentOf(giver) / 2, taker.periodBudget * largestShift))
  if (amount < taker.periodBudget / daysOfMonth) return []
  const spend = spendCapOf(amount, taker.commissionPercent)
  const effect = { kind: 'moreResults', amount: spend / costOf(taker) - spend / kindCost(giver) } as const
  const move = { rule: 'shiftBudget', lever: 'budget', effect } as const
  const [less, more] = [{ budget: giver.budget - amount }, { budget: taker.budget + amount }]
  return [
    decisionOf(giver, { ...move, comparedCost: costOf(taker), change: less, otherId: taker.id }, at),
    decisionOf(taker, { ...move, comparedCost: kindCost(giver), change: more, otherId: giver.id }, at),
  ]
}

/** `group` is compared with; of it, those in `takers` may still be moved. */
function decisionsFor(
  run: SteeredRun,
  { group, takers, at }: { group: readonly SteeredRun[]; takers: readonly SteeredRun[]; at: Date },
): AutopilotDecision[] {
  if (run.stage === 'learning') return []
  const moved = (move: Move | null) => (move ? [decisionOf(run, move, at)] : [])
  const isShowingFree = isFree(run, 'showing', at)
  const revived = isShowingFree ? moved(revive(run, group)) : []
  if (revived.length > 0 || run.stage !== 'running') return revived
  const paused = isShowingFree ? moved(pauseLoser(run, group)) : []
  if (paused.length > 0) return paused
  const shifted = shiftBudget(run, takers, at)
  if (shifted.length > 0) return shifted
  return isFree(run, 'bid', at) ? moved(setBid(run)) : []
}

/**
 * What is to be done with live runs that can be compared: ads of one brand and one payer, on one platform, with one
 * goal. Each run is decided about once at most, with what was decided before it in mind; nothing that learns is touched,
 * and no lever within its hold (AUT-05).
 */
export function steer(runs: readonly SteeredRun[], at: Date): readonly AutopilotDecision[] {
  const decided = new Map<string, AutopilotDecision>()
  let group = runs.toSorted((left, right) => (left.id < right.id ? -1 : 1))
  for (const { id } of group) {
    const run = group.find((one) => one.id === id)
    if (!run || decided.has(id)) continue
    const takers = group.filter((one) => !decided.has(one.id))
    for (const decision of decisionsFor(run, { group, takers, at })) {
      decided.set(decision.runId, decision)
      group = group.map((one) => (one.id === decision.runId ? afterDecision(one, decision) : one))
    }
  }
  return [...decided.values()]
}

/** The note that the safety net has stopped a run (OPN-81); it knows no learning and no hold. */
export function caughtBySafetyNet(run: SteeredRun): AutopilotDecision {
  return {
    runId: run.id,
    rule: 'safetyNet',
    lever: 'showing',
    figures: { ...run.recent, comparedCost: run.expectedCost },
    before: settingsOf(run),
    after: { ...settingsOf(run), isShown: false },
    effect: { kind: 'spared', amount: unspentOf(run) },
    holdUntilDate: null,
    otherId: null,
  }
}

/** Why nothing was decided about a run. */
export function remarkOn(run: SteeredRun, at: Date): Exclude<AutopilotRemark, 'off' | 'notLive'> {
  if (run.stage === 'learning') return 'learning'
  if (!run.isShown || !isFree(run, 'showing', at)) return 'held'
  return run.recent.results < leastResults ? 'notEnoughData' : 'allWell'
}
