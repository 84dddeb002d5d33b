import { adSettings } from '../ads/ad-settings.rules.ts'
import type { BalloonValues } from '../ads/ad-values.rules.ts'
import { fromMinorUnits } from '../core/money.ts'
import { type PayerKey, payerKeys, type PayerNames } from '../ads/payer-suggestion.rules.ts'
import { componentKey } from '../balloons/balloon-keys.rules.ts'
import type { LaunchFacts } from './launch-facts.rules.ts'

// LCH-16

/** Payer and advertiser, as far as a rule of the platform asks for them and nobody has named them. */
export function missingPayers(facts: Pick<LaunchFacts, 'judgement'>): readonly PayerKey[] {
  const { findings } = facts.judgement
  return payerKeys.filter((asked) =>
    findings.some(({ key, severity }) => key === asked && severity === 'error'),
  )
}

/**
 * Values that the page of a launch proposes for what an ad lacks. They count for its price and checks at once, and are
 * saved when the user changes or launches the ad. `startingBudget` is in minor units, null while it isn't known.
 */
export function launchProposals(
  values: BalloonValues,
  componentId: string,
  given: {
    readonly startingBudget: number | null
    readonly missing: readonly PayerKey[]
    readonly names: PayerNames
  },
): BalloonValues {
  const { startingBudget, missing, names } = given
  const isBudgetMissing = adSettings(values, componentId).budget === null
  return {
    ...(isBudgetMissing &&
      startingBudget !== null && {
        [componentKey(componentId, 'plannedBudget')]: fromMinorUnits(startingBudget),
      }),
    ...Object.fromEntries(missing.map((key) => [componentKey(componentId, key), names[key]])),
  }
}
