import type { Refusal } from '@aloft/domain/payments/payment.rules'

/** What a test card does. */
export interface TestCard {
  readonly brand: string
  /** Why it is refused, at once. */
  readonly refusal?: Refusal
  /** Whether its bank asks the owner: until it was once asked, or each time. */
  readonly authentication?: 'once' | 'always'
  /** Can be kept, and is refused whenever it is charged. */
  readonly isRefusedLater?: true
}

/** The numbers that payment providers publish for tests; they belong to no card. The page takes these alone. */
export const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '4000002500003155': { brand: 'visa', authentication: 'once' },
  '4000002760003184': { brand: 'visa', authentication: 'always' },
  '4000000000000002': { brand: 'visa', refusal: 'declined' },
  '4000000000009995': { brand: 'visa', refusal: 'insufficientFunds' },
  '4000000000000069': { brand: 'visa', refusal: 'expiredCard' },
  '4000000000000127': { brand: 'visa', refusal: 'wrongCode' },
  '4000000000000119': { brand: 'visa', refusal: 'processingError' },
  '4000000000000341': { brand: 'visa', isRefusedLater: true },
}

/** What somebody typed into the page of the provider. */
export interface TypedCard {
  readonly number: string
  /** `MM / YY`, with or without spaces. */
  readonly expiry: string
  readonly code: string
}

/** What is wrong with a card before its bank is asked. */
export type CardFault = 'notATestCard' | 'badExpiry' | 'badCode'

/** The card that was typed, or the first thing that is wrong with it. `now` is real time. */
export function readCard(
  typed: TypedCard,
  now: Date,
): { number: string; expiry: string } | { fault: CardFault } | { refusal: Refusal } {
  const number = typed.number.replaceAll(/[\s-]/g, '')
  const card = Object.hasOwn(testCards, number) ? testCards[number] : undefined
  if (!card) return { fault: 'notATestCard' }
  const [, month = '', year = ''] = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})\s*$/.exec(typed.expiry) ?? []
  if (!month) return { fault: 'badExpiry' }
  const expiry = `20${year}-${month.padStart(2, '0')}`
  if (expiry < now.toISOString().slice(0, 7)) return { refusal: 'expiredCard' }
  if (!/^\s*\d{3,4}\s*$/.test(typed.code)) return { fault: 'badCode' }
  return { number, expiry }
}
