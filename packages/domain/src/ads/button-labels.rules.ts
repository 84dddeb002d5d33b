import type { ButtonLabel } from '../balloons/campaign-settings.rules.ts'
import type { Goal } from '../core/goals.ts'
import type { WayToBuy } from '../facts/ways-to-buy.rules.ts'

const labelOfGoal = {
  awareness: 'LEARN_MORE',
  leads: 'CONTACT_US',
  sales: 'SHOP_NOW',
} as const satisfies Record<Goal, ButtonLabel>

const labelsOfGoal: Readonly<Record<Goal, readonly ButtonLabel[]>> = {
  awareness: ['LEARN_MORE', 'WATCH_MORE', 'GET_DIRECTIONS', 'MESSAGE_PAGE', 'SUBSCRIBE', 'DONATE_NOW'],
  leads: [
    'CONTACT_US',
    'GET_QUOTE',
    'BOOK_NOW',
    'CALL_NOW',
    'SIGN_UP',
    'MESSAGE_PAGE',
    'APPLY_NOW',
    'DOWNLOAD',
    'LEARN_MORE',
  ],
  sales: [
    'SHOP_NOW',
    'ORDER_NOW',
    'BOOK_NOW',
    'GET_OFFER',
    'GET_DIRECTIONS',
    'CALL_NOW',
    'SUBSCRIBE',
    'LEARN_MORE',
  ],
}

/** The buttons that fit a goal, its own first (ENT-26). An ad keeps the one it has, and may have none. */
export function buttonLabelsFor(goal: Goal, current: ButtonLabel): readonly ButtonLabel[] {
  return [...new Set([...labelsOfGoal[goal], current, 'NO_BUTTON' as const])]
}

const labelOfWay: Readonly<Record<Goal, Readonly<Partial<Record<WayToBuy, ButtonLabel>>>>> = {
  awareness: {},
  leads: { quote: 'GET_QUOTE', book: 'BOOK_NOW', call: 'CALL_NOW' },
  sales: { order: 'SHOP_NOW', book: 'BOOK_NOW', visit: 'GET_DIRECTIONS', call: 'CALL_NOW' },
}

/**
 * The button an ad starts with: the action its goal asks for, by the customers' way to buy. Guests book a room, and
 * customers ask for a quote for a kitchen; nobody shops for either. `way` is null if it's unknown.
 */
export function buttonLabelFor(goal: Goal, way: WayToBuy | null): ButtonLabel {
  return (way === null ? undefined : labelOfWay[goal][way]) ?? labelOfGoal[goal]
}
