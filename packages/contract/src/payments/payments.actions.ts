import type { ActionTable } from '../core/action-row.ts'

/**
 * Payments, stored cards, and the plan they pay for (ACT-112 to ACT-114, ACT-120, ACT-121). Calls without a number,
 * except the webhook, are our own additions for paying on a provider's page.
 */
export const paymentsActions = {
  'add-payment-method': {
    kind: 'external',
    who: 'user',
  },
  'cancel-subscription': {
    kind: 'external',
    who: 'user',
  },
  // Our own addition: shows the bookings behind any amount of money or tokens.
  'get-ledger-entries': { kind: 'query', who: 'user' },
  'get-payment-methods': { kind: 'query', who: 'user' },
  'get-payments': { kind: 'query', who: 'user' },
  'get-payment-result': { kind: 'external', who: 'user' },
  'get-subscription': { kind: 'query', who: 'user' },
  // Our own addition: undoes a cancellation.
  'keep-subscription': { kind: 'command', who: 'user' },
  'payment-webhook': {
    kind: 'external',
    who: 'anonymous',
    isRaw: true,
  },
  // Our own addition: charges a plan to another of the caller's cards.
  'set-payment-method': {
    kind: 'command',
    who: 'user',
  },
  'skip-trial': { kind: 'external', who: 'user' },
  'start-subscription': {
    kind: 'external',
    who: 'user',
  },
} as const satisfies ActionTable
