import type { BalloonStatus } from '../balloons/balloon-status.rules.ts'
import type { ResultKind } from './results.rules.ts'
import { isUnderWay } from '../balloons/balloon-status.rules.ts'
import type { FundingRecurrence } from '../balloons/campaign-settings.rules.ts'

const dayMs = 24 * 3_600_000

/** The autopilot's actions, each with its own rule (AUT-05). */
export const autopilotRules = ['pauseLoser', 'shiftBudget', 'setBid', 'safetyNet', 'revive'] as const
export type AutopilotRule = (typeof autopilotRules)[number]

/** What the autopilot may change in a launch. */
export const autopilotLevers = ['showing', 'budget', 'bid'] as const
export type AutopilotLever = (typeof autopilotLevers)[number]

/**
 * For how many days a lever stays where the autopilot has set it. Late conversions arrive for seven days, and the
 * effect of a budget change takes as long to show; a bid's effect shows sooner.
 */
export const holdDays: Readonly<Record<AutopilotLever, number>> = { showing: 7, budget: 7, bid: 4 }

/** Why an evaluation by the autopilot changed nothing. */
export const autopilotRemarks = [
  'off',
  'notLive',
  'tested',
  'learning',
  'held',
  'notEnoughData',
  'allWell',
] as const
export type AutopilotRemark = (typeof autopilotRemarks)[number]

/** Why the autopilot of an ad cannot be switched (AUT-01, AUT-02). */
export type AutopilotRefusal = 'oneOffAd' | 'adNotStopped'

/**
 * Whether the autopilot of an ad may be switched on or off: it is funded monthly (AUT-01), and it is neither with a
 * platform nor awaiting a payment (AUT-02). A draft counts as stopped, so that its first month can have an autopilot.
 */
export function checkAutopilotSwitch(ad: {
  readonly recurrence: FundingRecurrence
  readonly status: BalloonStatus
}): AutopilotRefusal | null {
  if (ad.recurrence === 'oneOff') return 'oneOffAd'
  return isUnderWay(ad.status) || ad.status === 'payment_failed' ? 'adNotStopped' : null
}

/** A lever on hold until a date, or for the rest of the launch if its user undid a change. */
export interface LeverHold {
  readonly untilDate: Date
  readonly isLifted: boolean
}
export type LeverHolds = Readonly<Partial<Record<AutopilotLever, LeverHold>>>

/** The settings of a launch's levers; amounts in minor units. */
export interface LeverSettings {
  readonly isShown: boolean
  /** Everything paid for it or moved to it, without VAT. */
  readonly budget: number
  /** The highest price for a click; null if neither platform nor user sets one. */
  readonly bid: number | null
}

/** Figures of a launch for the evaluated days, up to the last full one. */
export interface RecentFigures {
  /** Of these days, the ones when it was live. */
  readonly days: number
  readonly spend: number
  readonly clicks: number
  /** 0 if no verified goal counts them. */
  readonly conversions: number
  /** Which of the two counts are its results. */
  readonly results: number
}

/** A launch as the rules use it; amounts in minor units. */
export interface AutopilotLaunch extends LeverSettings {
  readonly id: string
  readonly stage: 'learning' | 'running' | 'endingSoon'
  /** How many times it was paid for, and in which of these months it was paused. */
  readonly fundedPeriods: number
  readonly pausedPeriod: number | null
  /** For one month, without VAT. */
  readonly periodBudget: number
  readonly commissionPercent: number
  /** For the whole launch. */
  readonly spend: number
  /** The highest price for a click that its user allows. */
  readonly maxBid: number | null
  /** Forecast cost of one result. */
  readonly expectedCost: number | null
  readonly resultKind: ResultKind
  readonly recent: RecentFigures
  readonly holds: LeverHolds
}

/** What a decision is expected to lead to; amounts in minor units. */
export interface ExpectedEffect {
  readonly kind: 'spared' | 'moreResults' | 'costPerResult'
  readonly amount: number
}

/** A decision of the autopilot: its basis, what it changes, and the expected effect. */
export interface AutopilotDecision {
  readonly launchId: string
  readonly rule: AutopilotRule
  readonly lever: AutopilotLever
  readonly figures: RecentFigures & {
    /** Estimated cost of a result here; null if the rule uses no estimate. */
    readonly estimatedCost: number | null
    /** The cost to compare with: the estimate for the other ads, or the forecast. */
    readonly comparedCost: number | null
  }
  readonly before: LeverSettings
  readonly after: LeverSettings
  /** Probability that the underlying comparison is right, 0 to 1; null without a comparison. */
  readonly chance: number | null
  readonly effect: ExpectedEffect
  /** Until when the lever is on hold; null if the launch has ended. */
  readonly holdUntilDate: Date | null
  /** The launch that the money went to or came from. */
  readonly otherId: string | null
}

export function settingsOf({ isShown, budget, bid }: LeverSettings): LeverSettings {
  return { isShown, budget, bid }
}

/** A rule's action on a launch, before it's logged as a decision. */
export interface Move {
  readonly rule: AutopilotRule
  readonly lever: AutopilotLever
  /** The estimated cost of a result here, and in the comparison. */
  readonly estimatedCost: number | null
  readonly comparedCost: number | null
  readonly change: Partial<LeverSettings>
  readonly effect: ExpectedEffect
  /** The probability that the move is right. */
  readonly chance: number | null
  readonly otherId?: string
}

const rounded = (cost: number | null) => (cost === null ? null : Math.round(cost))

/** A move as logged, with its basis and the end of its lever's hold. */
export function decisionOf(launch: AutopilotLaunch, move: Move, at: Date): AutopilotDecision {
  const { rule, lever, estimatedCost, comparedCost, change, effect, chance, otherId = null } = move
  const before = settingsOf(launch)
  return {
    launchId: launch.id,
    rule,
    lever,
    figures: { ...launch.recent, estimatedCost: rounded(estimatedCost), comparedCost: rounded(comparedCost) },
    before,
    after: { ...before, ...change },
    chance,
    effect: { ...effect, amount: Math.max(0, Math.round(effect.amount)) },
    holdUntilDate: new Date(at.getTime() + holdDays[lever] * dayMs),
    otherId,
  }
}

/** A launch after a decision about it was carried out. */
export function afterDecision(
  launch: AutopilotLaunch,
  { lever, after, holdUntilDate: untilDate }: AutopilotDecision,
): AutopilotLaunch {
  const paused = after.isShown ? null : (launch.pausedPeriod ?? launch.fundedPeriods)
  const holds = untilDate ? { ...launch.holds, [lever]: { untilDate, isLifted: false } } : launch.holds
  return { ...launch, ...after, pausedPeriod: paused, holds }
}

/**
 * A launch after its user undid a lever's change: whatever can be undone is, and the autopilot leaves the lever alone
 * from then on.
 */
export function afterLift(launch: AutopilotLaunch, lever: AutopilotLever, untilDate: Date): AutopilotLaunch {
  return {
    ...launch,
    ...(lever === 'showing' && { isShown: true, pausedPeriod: null }),
    ...(lever === 'bid' && { bid: launch.maxBid }),
    holds: { ...launch.holds, [lever]: { untilDate, isLifted: true } },
  }
}

/** Whether the autopilot may move a lever of a launch. */
export function isFree({ holds }: Pick<AutopilotLaunch, 'holds'>, lever: AutopilotLever, at: Date): boolean {
  const hold = holds[lever]
  return !hold || (!hold.isLifted && hold.untilDate <= at)
}
