import type { BalloonStatus } from '../balloons/balloon-status.rules.ts'
import type { ResultKind } from './results.rules.ts'
import { isUnderWay } from '../balloons/balloon-status.rules.ts'
import type { FundingRecurrence } from '../balloons/campaign-settings.rules.ts'

const dayMs = 24 * 3_600_000

/** What the autopilot does, each by a rule of its own (AUT-05). */
export const autopilotRules = ['pauseLoser', 'shiftBudget', 'setBid', 'safetyNet', 'revive'] as const
export type AutopilotRule = (typeof autopilotRules)[number]

/** What of a launch the autopilot may move. */
export const autopilotLevers = ['showing', 'budget', 'bid'] as const
export type AutopilotLever = (typeof autopilotLevers)[number]

/**
 * For how many days a lever stays where the autopilot has put it. Late conversions come for seven days, and a change
 * of the budget takes as long to show; a bid shows sooner.
 */
export const holdDays: Readonly<Record<AutopilotLever, number>> = { showing: 7, budget: 7, bid: 4 }

/** Why an evaluation by the autopilot changed nothing. */
export const autopilotRemarks = ['off', 'notLive', 'learning', 'held', 'notEnoughData', 'allWell'] as const
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

/** A lever that is left alone until a date, or for the rest of the launch where its user took it back. */
export interface LeverHold {
  readonly untilDate: Date
  readonly isLifted: boolean
}
export type LeverHolds = Readonly<Partial<Record<AutopilotLever, LeverHold>>>

/** Where the levers of a launch stand; amounts in minor units. */
export interface LeverSettings {
  readonly isShown: boolean
  /** All that was paid for it and moved to it, without VAT. */
  readonly budget: number
  /** Most to be paid for a click; null where its platform or its user knows none. */
  readonly bid: number | null
}

/** What a launch brought in the days that are looked at, up to the last full one. */
export interface RecentFigures {
  /** Of these days, those in which it was live. */
  readonly days: number
  readonly spend: number
  readonly clicks: number
  /** 0 where no verified goal counts them. */
  readonly conversions: number
  /** Those of the two that are its results. */
  readonly results: number
}

/** A launch as the rules see it; amounts in minor units. */
export interface AutopilotLaunch extends LeverSettings {
  readonly id: string
  readonly stage: 'learning' | 'running' | 'endingSoon'
  /** How many times it was paid for, and in which of these months it was paused. */
  readonly fundedPeriods: number
  readonly pausedPeriod: number | null
  /** Of one month, without VAT. */
  readonly periodBudget: number
  readonly commissionPercent: number
  /** Of the whole launch. */
  readonly spend: number
  /** Highest price for a click that its user allows. */
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
    /** The cost to compare with: as estimated in the other ads, or as forecast. */
    readonly comparedCost: number | null
  }
  readonly before: LeverSettings
  readonly after: LeverSettings
  /** Probability that the underlying comparison is right, 0 to 1; null without a comparison. */
  readonly chance: number | null
  readonly effect: ExpectedEffect
  /** Until when the lever is left alone; null if the launch is over. */
  readonly holdUntilDate: Date | null
  /** The launch that money went to or came from. */
  readonly otherId: string | null
}

export function settingsOf({ isShown, budget, bid }: LeverSettings): LeverSettings {
  return { isShown, budget, bid }
}

/** What a rule does about a launch, before it is written down as a decision. */
export interface Move {
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

/** A move as it is written down, with what it rests on and until when its lever is left alone. */
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

/** A launch once a decision about it was carried out. */
export function afterDecision(
  launch: AutopilotLaunch,
  { lever, after, holdUntilDate: untilDate }: AutopilotDecision,
): AutopilotLaunch {
  const paused = after.isShown ? null : (launch.pausedPeriod ?? launch.fundedPeriods)
  const holds = untilDate ? { ...launch.holds, [lever]: { untilDate, isLifted: false } } : launch.holds
  return { ...launch, ...after, pausedPeriod: paused, holds }
}

/** A launch once its user has taken a lever back: what can be undone is, and the autopilot leaves it alone from then on. */
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
