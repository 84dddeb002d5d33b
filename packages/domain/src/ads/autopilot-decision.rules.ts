import {
  afterDecision,
  type AutopilotDecision,
  type AutopilotRemark,
  decisionOf,
  holdDays,
  isFree,
  type Move,
  settingsOf,
  type AutopilotLaunch,
} from './autopilot.rules.ts'
import { isSpentOut, shiftBudget, shiftFirstBudget, unspentOf } from './autopilot-budget.rules.ts'
import {
  compareLaunch,
  compareWithForecast,
  leastChance,
  type DecisionContext,
} from './autopilot-comparison.rules.ts'
import { type AdLessons, noLessons } from './autopilot-estimate.rules.ts'

/** A paused ad is shown again once the probability that it's worse has fallen to this. */
const chanceToRevive = 0.6
/** A loser's result costs an estimated multiple of what it costs elsewhere. */
const loserFactor = 1.25
/** Fewer results than these prove nothing about an ad without others to compare. */
const leastResultsAlone = 10
const bidStep = 0.1
const leastBid = 0.5
/** Ratios to the forecast cost: a result above `dear` is expensive, below `cheap` it is cheap. */
const dear = 1.25
const cheap = 0.8

/**
 * Shows a paused ad again: late conversions made it as good as the others, there's nothing left to compare, or a month
 * began.
 */
function revive(launch: AutopilotLaunch, scene: DecisionContext): Move | null {
  if (launch.isShown || launch.pausedPeriod === null) return null
  const compared = compareLaunch(launch, scene)
  const isNewMonth = launch.fundedPeriods > launch.pausedPeriod
  const isLoser = compared !== null && compared.chance > chanceToRevive
  if (isLoser && !isNewMonth) return null
  return {
    rule: 'revive',
    lever: 'showing',
    estimatedCost: compared?.cost ?? null,
    comparedCost: compared?.costElsewhere ?? null,
    change: { isShown: true },
    chance: null,
    effect: { kind: 'moreResults', amount: compared ? unspentOf(launch) / compared.cost : 0 },
  }
}

/** Stops showing an ad whose results cost more than in the others, as soon as that's certain enough. */
function pauseLoser(launch: AutopilotLaunch, scene: DecisionContext): Move | null {
  const compared = launch.isShown ? compareLaunch(launch, scene) : null
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
    effect: { kind: 'spared', amount: unspentOf(launch) },
  }
}

/** Lowers the bid if results are expensive. Raises it, but never above what the user set, if they are cheap and few. */
function setBid(launch: AutopilotLaunch, scene: DecisionContext): Move | null {
  const { bid, maxBid, expectedCost, recent, isShown } = launch
  if (!isShown || bid === null || maxBid === null || expectedCost === null) return null
  const found = compareWithForecast(expectedCost, launch, scene)
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
  if (!isCheap || isSpentOut(launch) || higher <= bid) return null
  const more = (recent.spend / cost / Math.max(1, recent.days)) * holdDays.bid * (higher / bid - 1)
  return {
    ...move,
    change: { bid: higher },
    chance: 1 - chance,
    effect: { kind: 'moreResults', amount: more },
  }
}

/** A launch is compared with its whole group; only those in `takers` may still be moved. */
function decisionsFor(
  launch: AutopilotLaunch,
  { scene, takers, at }: { scene: DecisionContext; takers: readonly AutopilotLaunch[]; at: Date },
): AutopilotDecision[] {
  if (launch.stage === 'learning') return []
  const moved = (move: Move | null) => (move ? [decisionOf(launch, move, at)] : [])
  const isShowingFree = isFree(launch, 'showing', at)
  const revived = isShowingFree ? moved(revive(launch, scene)) : []
  if (revived.length > 0 || launch.stage !== 'running') return revived
  const paused = isShowingFree ? moved(pauseLoser(launch, scene)) : []
  if (paused.length > 0) return paused
  const shifted = shiftBudget(launch, takers, { scene, at })
  if (shifted.length > 0) return shifted
  return isFree(launch, 'bid', at) ? moved(setBid(launch, scene)) : []
}

/**
 * Decisions for live launches that can be compared: ads of one brand and one payer, on one platform, with one goal. Each
 * launch gets at most one decision, which considers those before it. Launches that are learning and levers on hold are left
 * alone (AUT-05). Launches that were never moved need less certainty the longer they wait.
 */
export function decide(
  launches: readonly AutopilotLaunch[],
  at: Date,
  lessons: AdLessons = noLessons,
): readonly AutopilotDecision[] {
  const decided = new Map<string, AutopilotDecision>()
  let group = launches.toSorted((left, right) => (left.id < right.id ? -1 : 1))
  for (const { id } of group) {
    const launch = group.find((one) => one.id === id)
    if (!launch || decided.has(id)) continue
    const takers = group.filter((one) => !decided.has(one.id))
    for (const decision of decisionsFor(launch, { scene: { group, lessons }, takers, at })) {
      decided.set(decision.launchId, decision)
      group = group.map((one) => (one.id === decision.launchId ? afterDecision(one, decision) : one))
    }
  }
  return decided.size > 0 ? [...decided.values()] : shiftFirstBudget({ group, lessons }, at)
}

/** The log entry for a launch stopped by the safety net (OPN-81), which ignores learning and holds. */
export function stoppedByGuardrail(launch: AutopilotLaunch): AutopilotDecision {
  return {
    launchId: launch.id,
    rule: 'safetyNet',
    lever: 'showing',
    figures: { ...launch.recent, estimatedCost: null, comparedCost: launch.expectedCost },
    before: settingsOf(launch),
    after: { ...settingsOf(launch), isShown: false },
    chance: null,
    effect: { kind: 'spared', amount: unspentOf(launch) },
    holdUntilDate: null,
    otherId: null,
  }
}

/**
 * Why nothing was decided about a launch. If it may be worse, or is alone with few results, there's too little data.
 */
export function remarkOn(
  launch: AutopilotLaunch,
  scene: DecisionContext,
  at: Date,
): Exclude<AutopilotRemark, 'off' | 'notLive'> {
  if (launch.stage === 'learning') return 'learning'
  if (!launch.isShown || !isFree(launch, 'showing', at)) return 'held'
  const compared = compareLaunch(launch, scene)
  if (!compared) return launch.recent.results < leastResultsAlone ? 'notEnoughData' : 'allWell'
  const isMaybeLoser = compared.chance > 0.5 && compared.cost >= compared.costElsewhere * loserFactor
  return isMaybeLoser ? 'notEnoughData' : 'allWell'
}
