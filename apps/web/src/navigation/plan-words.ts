import type { PlanLabel } from '@aloft/domain/plans/plan-catalogue.rules'
import type { Translate } from '@aloft/messages/text-key'

// The catalogue of plans would be half a kilobyte of every page.
const soldPlans = ['free', 'basic-2407', 'grow-2407', 'expand-2407'] as const satisfies readonly PlanLabel[]

/** The name of a plan. A label that isn't on sale is left out: only the page of plans knows whose rights it has. */
export function planWords(t: Translate, label: string): string {
  const known = soldPlans.find((one) => one === label)
  return known ? t(`frame.plans.${known}`) : ''
}
