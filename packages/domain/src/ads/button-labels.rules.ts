import type { ButtonLabel } from '../balloons/campaign-settings.rules.ts'
import type { Goal } from '../core/goals.ts'

const labelOfGoal = {
  awareness: 'LEARN_MORE',
  leads: 'CONTACT_US',
  sales: 'SHOP_NOW',
} as const satisfies Record<Goal, ButtonLabel>

/** The button an ad starts with: what its goal asks of the reader. */
export function buttonLabelFor(goal: Goal): ButtonLabel {
  return labelOfGoal[goal]
}
