import type { CheckoutFailure, CheckoutModalProps } from '@aloft/design-system/modals/payments/checkout'
import type { LaunchTrouble } from '@aloft/views/launches/launch.view'
import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import { fromMinorUnits, toMinorUnits } from '@aloft/domain/core/money'
import { ask } from '../../modals/ask.ts'
import { currentUser } from '../../state/session.ts'
import { reloadUser } from '../../wiring/account/user.ts'
import { type AdSubject, performAdAction } from '../../wiring/launches/ad-life.ts'
import { reloadAd } from '../../wiring/balloons/load-ad.ts'
import { beginAdPayment, leaveForPayment } from '../../wiring/launches/payments.ts'
import { showAlreadyRunning } from './show-already-running.ts'

type Bill = Pick<
  CheckoutModalProps,
  'name' | 'budget' | 'commissionPercent' | 'vatPercent' | 'currency' | 'isMonthly'
>
type CheckoutOrder = Parameters<CheckoutModalProps['onPay']>[0]
/** Why a launch failed, if the page shows it. */
export type Refused = LaunchTrouble | 'rejected'

/** An ad that is about to be paid, and what follows from that on its page. */
export interface Checkout {
  readonly subject: AdSubject
  readonly action: 'launch' | 'resume'
  readonly bill: Bill
  /** Where whoever has paid comes back to. */
  readonly returnTo: string
  /** Null where a new try begins. */
  readonly onRefused: (refused: Refused | null) => void
  /** The plan has no room for another active ad (GEN-09). */
  readonly onFull: (limit: AdLimit) => void
}

/** Asks for the money of an ad; `credit` is what its owner has of it, in minor units (PLN-22, PLN-24). */
export async function checkOut(order: Checkout, credit: number): Promise<void> {
  const answer = await ask('checkout', { ...order.bill, credit, pay: (choice) => pay(order, choice) })
  if (answer !== 'reload') return
  // The credit was another one: the same bill once more, with what there is now (PLN-22).
  await reloadUser()
  await checkOut(order, toMinorUnits(currentUser()?.credit ?? 0))
}

async function pay(order: Checkout, { creditAmount, method }: CheckoutOrder) {
  const { subject, action, returnTo, onRefused } = order
  onRefused(null)
  if (method === null) {
    const outcome = await performAdAction(action, subject)
    return outcome.kind === 'done' ? null : reportFailure(order, outcome)
  }
  const begun = await beginAdPayment(subject, {
    method,
    returnTo,
    creditAmount: fromMinorUnits(creditAmount),
  })
  if ('failure' in begun) return reportFailure(order, begun)
  leaveForPayment(begun.url)
  return null
}

/** A failure that the bill has no text for replaces it, or is shown on the page below it (LCH-06 to LCH-10). */
function reportFailure(
  { subject: { ideaId, balloonId }, bill, onRefused, onFull }: Checkout,
  { failure, adLimit }: { readonly failure: Refused | CheckoutFailure; readonly adLimit?: AdLimit },
) {
  if (isOfCheckout(failure)) return failure
  if (adLimit) onFull(adLimit)
  else if (failure === 'adAlreadyRunning') void showAlreadyRunning({ ideaId, balloonId, name: bill.name })
  else onRefused(failure)
  // The reason may be a change by others, which the checks should then name.
  if (failure === 'rejected') void reloadAd(ideaId, balloonId)
  return 'shownOnPage' as const
}

const checkoutFailures: readonly string[] = [
  'creditAmountChanged',
  'amountTooSmall',
  'paymentFailed',
  'paypalRefused',
  'notEnoughCredit',
  'generic',
] satisfies CheckoutFailure[]

function isOfCheckout(failure: Refused | CheckoutFailure): failure is CheckoutFailure {
  return checkoutFailures.includes(failure)
}
