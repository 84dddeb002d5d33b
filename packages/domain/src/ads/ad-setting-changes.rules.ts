import { componentKey } from '../balloons/balloon-keys.rules.ts'
import type { FundingRecurrence, GoalUrlType } from '../balloons/campaign-settings.rules.ts'
import type { Goal } from '../core/goals.ts'
import { adSettings, type AdType, isOfType, orderOf } from './ad-settings.rules.ts'
import type { BalloonValues } from './ad-values.rules.ts'
import type { TypedNumber } from './funding.rules.ts'

/** Settings as the user chose them (ENT-12, ENT-13, FUN-09). */
export interface SettingValues {
  readonly fundingRecurrence: FundingRecurrence
  /** Decimal. */
  readonly plannedBudget: TypedNumber
  /** Decimal; null lets the platform find the price. */
  readonly maxCpc: TypedNumber
  readonly durationDays: TypedNumber
  readonly campaignGoal: Goal
  /** For the ad's landing page. */
  readonly url: string
  readonly adType: AdType
  readonly goalUrlType: GoalUrlType
  readonly goalUrl: string
  /** Decimal. */
  readonly conversionValue: TypedNumber
}

/** An ad's values after some settings were chosen; `newId` is used for a new goal. */
export function valuesForSettings(
  values: BalloonValues,
  campaignId: string,
  { adType, ...changed }: Partial<SettingValues>,
  newId: string,
): BalloonValues {
  const { page, conversion } = adSettings(values, campaignId)
  const holders: Partial<Record<string, string | undefined>> = {
    url: page?.componentId,
    goalUrl: conversion?.componentId,
    goalUrlType: conversion?.componentId,
    conversionValue: conversion?.componentId,
  }
  const own = Object.entries(changed).flatMap(([key, value]) => {
    const holder = key in holders ? holders[key] : campaignId
    return holder === undefined ? [] : [[componentKey(holder, key), value] as const]
  })
  return {
    ...(adType && valuesForAdType(values, adType, newId)),
    ...Object.fromEntries(own),
  }
}

/**
 * The values that give an ad a type (EDT-10). A removed goal keeps its data, which is restored when the goal returns.
 */
function valuesForAdType(values: BalloonValues, type: AdType, newId: string): BalloonValues {
  const withoutGoal = orderOf(values)
    .map((step) => step.filter((id) => !isOfType(values, id, 'goal')))
    .filter((step) => step.length > 0)
  if (type === 'traffic') return { componentOrder: withoutGoal }
  const known = Object.keys(values)
    .map((key) => /^component\/([^/]+)\/type$/.exec(key)?.[1])
    .find((id) => id !== undefined && isOfType(values, id, 'goal'))
  return {
    componentOrder: [...withoutGoal, [known ?? newId]],
    ...(known === undefined && {
      [componentKey(newId, 'type')]: 'goal',
      [componentKey(newId, 'goalUrlType')]: 'fullUrl',
    }),
  }
}
