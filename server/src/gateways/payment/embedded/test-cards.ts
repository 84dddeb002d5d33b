import { isCardExpired, type Refusal } from '@aloft/domain/payments/payment.rules'

/** Behavior of a test card. */
export interface TestCard {
  readonly brand: string
  /** Why it is refused immediately. */
  readonly refusal?: Refusal
  /** Whether its bank requires authentication: once, or each time. */
  readonly authentication?: 'once' | 'always'
  /** Can be stored, but every later charge is refused. */
  readonly isRefusedLater?: true
}

/** The numbers that payment providers publish for tests; no real card has them. The page accepts no others. */
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

/** Card details typed into the provider's page. */
export interface TypedCard {
  readonly number: string
  /** `MM / YY`, with or without spaces. */
  readonly expiry: string
  readonly code: string
}

/** What is wrong with a card before its bank is contacted. */
export type CardFault = 'notATestCard' | 'badExpiry' | 'badCode'

/** The typed card, or the first thing wrong with it. `now` is real time. */
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
  if (isCardExpired(expiry, now)) return { refusal: 'expiredCard' }
  if (!/^\s*\d{3,4}\s*$/.test(typed.code)) return { fault: 'badCode' }
  return { number, expiry }
}
