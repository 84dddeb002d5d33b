import type { Goal } from '../core/goals.ts'

/** Buttons under a Meta ad by the platform's own names; NO_BUTTON leaves it out. */
export const buttonLabels = [
  'LEARN_MORE',
  'SHOP_NOW',
  'SIGN_UP',
  'BOOK_NOW',
  'CONTACT_US',
  'GET_QUOTE',
  'GET_OFFER',
  'APPLY_NOW',
  'DOWNLOAD',
  'SUBSCRIBE',
  'ORDER_NOW',
  'GET_DIRECTIONS',
  'CALL_NOW',
  'MESSAGE_PAGE',
  'WATCH_MORE',
  'DONATE_NOW',
  'NO_BUTTON',
] as const
export type ButtonLabel = (typeof buttonLabels)[number]

const labelOfGoal = {
  awareness: 'LEARN_MORE',
  leads: 'CONTACT_US',
  sales: 'SHOP_NOW',
} as const satisfies Record<Goal, ButtonLabel>

/** The button an ad starts with: what its goal asks of the reader. */
export function buttonLabelFor(goal: Goal): ButtonLabel {
  return labelOfGoal[goal]
}
