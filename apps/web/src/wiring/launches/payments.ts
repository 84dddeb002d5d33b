import type { FailureOf } from '@aloft/contract/schemas'
import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import { isSubmitted } from '@aloft/domain/balloons/balloon-status.rules'
import { adStatus } from '../../state/brand.ts'
import { type AdSubject, reloadAfterStatusChange } from './ad-life.ts'
import { api } from '../core/api.ts'
import { outcomeOf, type PaymentOutcome } from './payment-outcome.ts'

/** Goes to the provider's page, which leads back. The page is left, so that what comes after this never happens. */
export function leaveForPayment(url: string): void {
  window.location.assign(url)
}

/** Asks for the page on which an ad is paid; `creditAmount` is decimal. Otherwise why there is none. */
export async function beginAdPayment(
  subject: AdSubject,
  order: { creditAmount: number; method: 'card' | 'paypal'; returnTo: string },
): Promise<
  | { readonly url: string }
  | {
      readonly failure: FailureOf<'pay-ad'>['error'] | 'generic'
      /** With maxAds: how full the plan is. */
      readonly adLimit?: AdLimit
    }
> {
  const outcome = await api.call('pay-ad', { ...subject, ...order })
  if (outcome.kind === 'failure') {
    const { failure } = outcome
    return { failure: failure.error, ...(failure.error === 'maxAds' && { adLimit: failure }) }
  }
  return outcome.kind === 'reply' ? { url: outcome.reply.url } : { failure: 'generic' }
}

/** What came of the payment of an ad, after the way back from the provider's page. */
export async function confirmAdPayment(
  ad: Omit<AdSubject, 'componentId'>,
  paymentId: string,
): Promise<PaymentOutcome> {
  const confirmed = await api.call('confirm-payment', { paymentId })
  const [result] = await Promise.all([
    api.call('get-payment-result', { paymentId }),
    reloadAfterStatusChange(ad),
  ])
  const payment = result.kind === 'reply' ? result.reply.payment : null
  const launch = confirmed.kind === 'reply' ? confirmed.reply.adCampaign.ads.at(-1) : undefined
  if (launch) return outcomeOf(payment, launch.data.submittedDate !== null)
  const status = adStatus(ad.balloonId)
  return outcomeOf(payment, status !== null && isSubmitted(status))
}
