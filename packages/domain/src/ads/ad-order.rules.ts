import { componentKey } from '../balloons/balloon-keys.rules.ts'
import type { ComponentOrder } from '../balloons/balloon.entity.ts'
import { defaultCampaignGoal, type FundingRecurrence } from '../balloons/campaign-settings.rules.ts'
import { componentTypeOf } from '../balloons/component-types.rules.ts'
import { type Goal, goals } from '../core/goals.ts'
import type { JsonValue } from '../core/json.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'
import { budgetInMinorUnits, fundingPeriodDays, fundingRecurrenceOf, typedNumberOf } from './funding.rules.ts'

type Values = Readonly<Record<string, JsonValue>>

/** What a launch asks for, read from an ad's values; amounts in minor units of the account's currency. */
export interface AdOrder {
  readonly platform: AdPlatform
  readonly goal: Goal
  /** For the whole funding period, without VAT. */
  readonly budget: number
  readonly dailyBudget: number
  readonly fundingRecurrence: FundingRecurrence
  readonly durationDays: number
  /** What one result is worth. */
  readonly goalValue: number
  readonly maxCpc: number | null
}

/** The steps of a flow that are ads, in its order. */
export function adComponentsOf(values: Values): readonly { id: string; platform: AdPlatform }[] {
  const order = (values['componentOrder'] ?? []) as ComponentOrder
  return order.flat().flatMap((id) => {
    const { platform } = componentTypeOf(values[componentKey(id, 'type')])
    return platform ? [{ id, platform }] : []
  })
}

/** Read as the editor reads it, so that what was checked is what is ordered. */
function amountOf(value: JsonValue | undefined): number {
  return budgetInMinorUnits(typedNumberOf(value)) ?? 0
}

/** What one result is worth, as the goal of the flow says. */
function goalValueOf(values: Values): number {
  const order = (values['componentOrder'] ?? []) as ComponentOrder
  const goal = order.flat().find((id) => componentTypeOf(values[componentKey(id, 'type')]).type === 'goal')
  return goal === undefined ? 0 : amountOf(values[componentKey(goal, 'conversionValue')])
}

/** The order of one ad of a flow, or null where the component is no ad of a platform (ENT-13, EDT-11). */
export function adOrderOf(values: Values, componentId: string): AdOrder | null {
  const ad = adComponentsOf(values).find(({ id }) => id === componentId)
  if (!ad) return null
  const value = (key: Parameters<typeof componentKey>[1]) => values[componentKey(componentId, key)]
  const fundingRecurrence = fundingRecurrenceOf(value('fundingRecurrence'))
  const durationDays = fundingPeriodDays(fundingRecurrence, typedNumberOf(value('durationDays')))
  const budget = amountOf(value('plannedBudget'))
  return {
    platform: ad.platform,
    goal: goals.find((goal) => goal === value('campaignGoal')) ?? defaultCampaignGoal,
    budget,
    dailyBudget: Math.floor(budget / durationDays),
    fundingRecurrence,
    durationDays,
    goalValue: goalValueOf(values),
    maxCpc: ad.platform === 'google' ? amountOf(value('maxCpc')) || null : null,
  }
}
