import type { FundingRecurrence } from '../balloons/campaign-settings.rules.ts'
import { type AdComponent, isAd, platformOf, readComponents } from '../balloons/components.rules.ts'
import type { Goal } from '../core/goals.ts'
import type { JsonValue } from '../core/json.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'
import { budgetInMinorUnits, fundingPeriodDays, type TypedNumber, typedNumberOf } from './funding.rules.ts'

type Values = Readonly<Record<string, JsonValue>>

/** What a launch requests, read from an ad's values; amounts in minor units of the account's currency. */
export interface AdOrder {
  readonly platform: AdPlatform
  readonly goal: Goal
  /** For the whole funding period, without VAT. */
  readonly budget: number
  readonly dailyBudget: number
  readonly fundingRecurrence: FundingRecurrence
  readonly durationDays: number
  /** The value of one result. */
  readonly goalValue: number
  readonly maxCpc: number | null
}

/** The steps of a flow that are ads, in its order. */
export function adComponentsOf(values: Values): readonly AdComponent[] {
  return readComponents(values).filter(isAd)
}

/** Read the same way as in the editor, so what was checked is what's ordered. */
function amountOf(value: TypedNumber): number {
  return budgetInMinorUnits(typedNumberOf(value)) ?? 0
}

/** The value of one result, from the flow's goal. */
function goalValueOf(values: Values): number {
  const goal = readComponents(values).find((component) => component.type === 'goal')
  return goal ? amountOf(goal.conversionValue) : 0
}

/** The order of one ad in a flow, or null if the component isn't an ad (ENT-13, EDT-11). */
export function adOrderOf(values: Values, componentId: string): AdOrder | null {
  const ad = adComponentsOf(values).find(({ id }) => id === componentId)
  if (!ad) return null
  const { fundingRecurrence, campaignGoal: goal } = ad
  const durationDays = fundingPeriodDays(fundingRecurrence, typedNumberOf(ad.durationDays))
  const budget = amountOf(ad.plannedBudget)
  return {
    platform: platformOf(ad),
    goal,
    budget,
    dailyBudget: Math.floor(budget / durationDays),
    fundingRecurrence,
    durationDays,
    goalValue: goalValueOf(values),
    maxCpc: 'google' in ad ? amountOf(ad.google.maxCpc) || null : null,
  }
}
