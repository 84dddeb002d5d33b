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
import {
  absoluteRate,
  addCounts,
  type AdLessons,
  chanceAbove,
  chanceDearer,
  jointRate,
  noLessons,
  type RateEstimate,
  relativeRate,
  withForecast,
} from './autopilot-estimate.rules.ts'

/** How many days the rules look back. */
export const daysLookedAt = 14
/** The autopilot acts on a comparison from this chance on that it is right; its switch tells the user so. */
export const leastChance = 0.8
/** A paused ad is shown again once the chance that it is worse has come down to this. */
const chanceToRevive = 0.6
/** A loser's result is estimated to cost this many times what it does elsewhere. */
const loserFactor = 1.25
/** An ad that is alone says nothing by fewer results. */
const leastResultsAlone = 10
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

/** What a run is judged beside: those it is compared with, itself among them, and what others have taught. */
export interface SteeringScene {
  readonly group: readonly SteeredRun[]
  readonly lessons: AdLessons
}

const countsOf = (runs: readonly SteeredRun[]) => addCounts(runs.map(({ recent }) => recent))

/** Results for a unit of money, beside those of the group. */
function rateIn({ group, lessons }: SteeringScene, run: SteeredRun): RateEstimate | null {
  return relativeRate(run.resultKind, run.recent, { family: countsOf(group), lessons })
}

interface Comparison {
  /** What a result is estimated to cost here and in the other ads that are shown. */
  readonly cost: number
  readonly costElsewhere: number
  /** How likely it costs more here. */
  readonly chance: number
}

/** A run beside the others that are shown and have learned, or null where there are none, or nothing was counted. */
function compare(run: SteeredRun, scene: SteeringScene): Comparison | null {
  const shown = scene.group.filter(
    ({ id, isShown, stage }) => id !== run.id && isShown && stage !== 'learning',
  )
  const rates = shown.flatMap((other) => {
    const rate = rateIn(scene, other)
    return rate ? [{ ...rate, spend: other.recent.spend }] : []
  })
  const [own, elsewhere] = [rateIn(scene, run), jointRate(rates)]
  if (!own || !elsewhere) return null
  return {
    cost: 1 / own.rate,
    costElsewhere: 1 / elsewhere.rate,
    chance: chanceDearer(own, elsewhere),
  }
}

/** What a result of a run is estimated to cost by itself, and how likely that is more than was forecast. */
function beside(forecast: number, run: SteeredRun, { group, lessons }: SteeringScene) {
  const others = countsOf(group.filter(({ id }) => id !== run.id))
  const own = absoluteRate(run.resultKind, run.recent, { others, lessons })
  if (!own) return null
  const estimate = withForecast(own, forecast)
  return { cost: 1 / estimate.rate, chance: chanceAbove(estimate, forecast) }
}

/** What is left of a run's money, its commission still within. */
export function unspentOf({ budget, spend, commissionPercent }: SteeredRun): number {
  return Math.max(0, budget - spend - commissionOn(spend, commissionPercent))
}

/** The part of what it might have spent in the days looked at that a run has spent. */
function usedShare({ periodBudget, commissionPercent, recent }: SteeredRun): number {
  const planned = (spendCapOf(periodBudget, commissionPercent) / daysOfMonth) * recent.days
  return planned > 0 ? recent.spend / planned : 0
}

interface Move {
  readonly rule: AutopilotRule
  readonly lever: AutopilotLever
  /** What a result is estimated to cost here, and beside it. */
  readonly estimatedCost: number | null
  readonly comparedCost: number | null
  readonly change: Partial<LeverSettings>
  readonly effect: ExpectedEffect
  /** How likely it is right to move. */
  readonly chance: number | null
  readonly otherId?: string
}

const rounded = (cost: number | null) => (cost === null ? null : Math.round(cost))

function decisionOf(run: SteeredRun, move: Move, at: Date): AutopilotDecision {
  const { rule, lever, estimatedCost, comparedCost, change, effect, chance, otherId = null } = move
  const before = settingsOf(run)
  return {
    runId: run.id,
    rule,
    lever,
    figures: { ...run.recent, estimatedCost: rounded(estimatedCost), comparedCost: rounded(comparedCost) },
    before,
    after: { ...before, ...change },
    chance,
    effect: { ...effect, amount: Math.max(0, Math.round(effect.amount)) },
    holdUntilDate: new Date(at.getTime() + holdDays[lever] * dayMs),
    otherId,
  }
}

/** Shows a paused ad again: late conversions made it as good as the others, nothing is left to compare, or a month began. */
function revive(run: SteeredRun, scene: SteeringScene): Move | null {
  if (run.isShown || run.pausedPeriod === null) return null
  const compared = compare(run, scene)
  const isNewMonth = run.fundedPeriods > run.pausedPeriod
  const isLoser = compared !== null && compared.chance > chanceToRevive
  if (isLoser && !isNewMonth) return null
  return {
    rule: 'revive',
    lever: 'showing',
    estimatedCost: compared?.cost ?? null,
    comparedCost: compared?.costElsewhere ?? null,
    change: { isShown: true },
    chance: null,
    effect: { kind: 'moreResults', amount: compared ? unspentOf(run) / compared.cost : 0 },
  }
}

/** Stops showing an ad whose results cost more than in the others, as soon as that is sure enough. */
function pauseLoser(run: SteeredRun, scene: SteeringScene): Move | null {
  const compared = run.isShown ? compare(run, scene) : null
  if (!compared || compared.chance < leastChance) return null
  const { cost, costElsewhere, chance } = compared
  if (cost < costElsewhere * loserFactor) return null
  return {
    rule: 'pauseLoser',
    lever: 'showing',
    estimatedCost: cost,
    comparedCost: costElsewhere,
    change: { isShown: false },
    chance,
    effect: { kind: 'spared', amount: unspentOf(run) },
  }
}

/** Lowers the bid where results are dear; raises it, never over what the user set, where they are cheap and few. */
function setBid(run: SteeredRun, scene: SteeringScene): Move | null {
  const { bid, maxBid, expectedCost, recent, isShown } = run
  if (!isShown || bid === null || maxBid === null || expectedCost === null) return null
  const found = beside(expectedCost, run, scene)
  if (!found) return null
  const { cost, chance } = found
  const move = { rule: 'setBid', lever: 'bid', estimatedCost: cost, comparedCost: expectedCost } as const
  const lower = Math.max(Math.ceil(maxBid * leastBid), Math.floor(bid * (1 - bidStep)))
  if (chance >= leastChance && cost > expectedCost * dear && lower < bid)
    return {
      ...move,
      change: { bid: lower },
      chance,
      effect: { kind: 'costPerResult', amount: cost * (lower / bid) },
    }
  const higher = Math.min(maxBid, Math.ceil(bid * (1 + bidStep)))
  const isCheap = 1 - chance >= leastChance && cost < expectedCost * cheap
  if (!isCheap || usedShare(run) >= spentOut || higher <= bid) return null
  const more = (recent.spend / cost / Math.max(1, recent.days)) * holdDays.bid * (higher / bid - 1)
  return {
    ...move,
    change: { bid: higher },
    chance: 1 - chance,
    effect: { kind: 'moreResults', amount: more },
  }
}

/** Moves money that a paused ad does not need to the one whose results cost least and which spends all it has. */
function shiftBudget(
  giver: SteeredRun,
  takers: readonly SteeredRun[],
  { scene, at }: { readonly scene: SteeringScene; readonly at: Date },
): AutopilotDecision[] {
  if (giver.isShown || giver.pausedPeriod === null || !isFree(giver, 'budget', at)) return []
  const from = rateIn(scene, giver)
  if (!from) return []
  const [best] = takers
    .filter(
      (run) =>
        run.id !== giver.id &&
        run.isShown &&
        run.stage === 'running' &&
        isFree(run, 'budget', at) &&
        usedShare(run) >= spentOut,
    )
    .flatMap((taker) => {
      const rate = rateIn(scene, taker)
      return rate ? [{ taker, rate, chance: chanceDearer(from, rate) }] : []
    })
    .filter(({ chance }) => chance >= leastChance)
    .toSorted((left, right) => right.rate.rate - left.rate.rate)
  if (!best) return []
  const { taker, rate, chance } = best
  const amount = Math.floor(Math.min(unspentOf(giver) / 2, taker.periodBudget * largestShift))
  if (amount < taker.periodBudget / daysOfMonth) return []
  const spend = spendCapOf(amount, taker.commissionPercent)
  const effect = { kind: 'moreResults', amount: spend * (rate.rate - from.rate) } as const
  const move = { rule: 'shiftBudget', lever: 'budget', effect, chance } as const
  const costs = { from: 1 / from.rate, to: 1 / rate.rate }
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

/** A run is compared with all of its scene; of them, those in `takers` may still be moved. */
function decisionsFor(
  run: SteeredRun,
  { scene, takers, at }: { scene: SteeringScene; takers: readonly SteeredRun[]; at: Date },
): AutopilotDecision[] {
  if (run.stage === 'learning') return []
  const moved = (move: Move | null) => (move ? [decisionOf(run, move, at)] : [])
  const isShowingFree = isFree(run, 'showing', at)
  const revived = isShowingFree ? moved(revive(run, scene)) : []
  if (revived.length > 0 || run.stage !== 'running') return revived
  const paused = isShowingFree ? moved(pauseLoser(run, scene)) : []
  if (paused.length > 0) return paused
  const shifted = shiftBudget(run, takers, { scene, at })
  if (shifted.length > 0) return shifted
  return isFree(run, 'bid', at) ? moved(setBid(run, scene)) : []
}

/**
 * What is to be done with live runs that can be compared: ads of one brand and one payer, on one platform, with one
 * goal. Each run is decided about once at most, with what was decided before it in mind; nothing that learns is touched,
 * and no lever within its hold (AUT-05).
 */
export function steer(
  runs: readonly SteeredRun[],
  at: Date,
  lessons: AdLessons = noLessons,
): readonly AutopilotDecision[] {
  const decided = new Map<string, AutopilotDecision>()
  let group = runs.toSorted((left, right) => (left.id < right.id ? -1 : 1))
  for (const { id } of group) {
    const run = group.find((one) => one.id === id)
    if (!run || decided.has(id)) continue
    const takers = group.filter((one) => !decided.has(one.id))
    for (const decision of decisionsFor(run, { scene: { group, lessons }, takers, at })) {
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
    figures: { ...run.recent, estimatedCost: null, comparedCost: run.expectedCost },
    before: settingsOf(run),
    after: { ...settingsOf(run), isShown: false },
    chance: null,
    effect: { kind: 'spared', amount: unspentOf(run) },
    holdUntilDate: null,
    otherId: null,
  }
}

/** Why nothing was decided about a run. One that may be worse, or that is alone with few results, has too little data. */
export function remarkOn(
  run: SteeredRun,
  scene: SteeringScene,
  at: Date,
): Exclude<AutopilotRemark, 'off' | 'notLive'> {
  if (run.stage === 'learning') return 'learning'
  if (!run.isShown || !isFree(run, 'showing', at)) return 'held'
  const compared = compare(run, scene)
  if (!compared) return run.recent.results < leastResultsAlone ? 'notEnoughData' : 'allWell'
  const isMaybeLoser = compared.chance > 0.5 && compared.cost >= compared.costElsewhere * loserFactor
  return isMaybeLoser ? 'notEnoughData' : 'allWell'
}
