import type { PaymentEvent } from '@aloft/domain/payments/payment-event.entity'
import type { TokenUsage } from '@aloft/domain/plans/plan.entity'

const paid = (
  number: number,
  date: string,
  productName: string,
  type: PaymentEvent['type'],
  [amount, vat, creditUsed = 0]: readonly [number, number, number?],
): PaymentEvent => ({
  _id: `01936b2e-0000-7000-8000-0000000007${number}`,
  date: new Date(date),
  productName,
  type,
  status: 'paid',
  invoiceId: `2026-0000${number}`,
  amount,
  vat,
  creditUsed,
  currency: 'EUR',
  invoiceUrl: `/api/receipt?key=${number}`,
})

const refused = (
  number: number,
  date: string,
  productName: string,
  amount: number,
  vat: number,
): PaymentEvent => ({
  ...paid(number, date, productName, 'ad', [amount, vat]),
  status: 'failed',
  invoiceId: null,
  invoiceUrl: null,
})

/** Receipts of Nightjar Lamps; newest first. */
export const somePayments: readonly PaymentEvent[] = [
  paid(47, '2026-11-18T14:20:00Z', 'Ad “Old lamp in, €20 off”', 'ad', [107.1, 17.1, 28.8]),
  refused(46, '2026-11-18T14:12:00Z', 'Ad “Old lamp in, €20 off”', 107.1, 17.1),
  paid(45, '2026-11-10T09:31:00Z', 'Ad “Evenings, better lit”', 'ad', [267.75, 42.75]),
  paid(44, '2026-11-06T09:00:00Z', 'Flat (Pro) plan, monthly', 'plan', [70.21, 11.21]),
  paid(43, '2026-10-06T09:00:00Z', 'Flat (Pro) plan, monthly', 'plan', [70.21, 11.21]),
]

/** More days than are shown at first; newest first. */
export const someUsage: readonly TokenUsage[] = [
  { day: '2026-11-21', use: 'ad', count: 1, tokens: 10 },
  { day: '2026-11-21', use: 'textSet', count: 4, tokens: 4 },
  { day: '2026-11-18', use: 'ad', count: 3, tokens: 30 },
  { day: '2026-11-17', use: 'textSet', count: 1, tokens: 1 },
  { day: '2026-11-10', use: 'ad', count: 1, tokens: 10 },
  { day: '2026-11-09', use: 'textSet', count: 2, tokens: 2 },
  { day: '2026-11-06', use: 'ad', count: 2, tokens: 20 },
  { day: '2026-11-04', use: 'textSet', count: 3, tokens: 3 },
]
