import { isSubmitted } from '@aloft/domain/balloons/balloon-status.rules'
import { type PaymentOutcome, paymentOutcome } from '@aloft/domain/launches/payment-outcome.rules'
import type { StartResult } from '@aloft/machines/launch/requests'
import { adStatus } from '../../state/brand.ts'
import { reportToGuide } from '../../state/guide-events.ts'
import { api } from '../core/api.ts'
import { type AdSubject, type AdToLaunch, reloadAfterStatusChange } from './ad-life.ts'

/** Goes to the provider's page, which leads back. Resolves if the browser shows this page again as it was left. */
export function leaveForPayment(url: string): Promise<void> {
  window.location.assign(url)
  return new Promise((resolve) => {
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      window.removeEventListener('pageshow', onShown)
      resolve()
    }
    window.addEventListener('pageshow', onShown)
  })
}

/**
 * Asks for the page on which an ad is paid, or charges a stored card, whose bank may ask on a page of its own;
 * `creditAmount` is decimal.
 */
export async function beginAdPayment(
  subject: AdToLaunch,
  order: {
    creditAmount: number
    method: 'card' | 'paypal'
    returnTo: string
    paymentMethodId?: string
  },
): Promise<StartResult> {
  const outcome = await api.call('pay-ad', { ...subject, ...order })
  if (outcome.kind === 'failure') {
    const { failure } = outcome
    // The ad waits for another attempt.
    if (failure.error === 'paymentFailed') await reloadAfterStatusChange(subject)
    const isFull = failure.error === 'maxAds'
    return { kind: 'refused', failure: failure.error, ...(isFull && { adLimit: failure }) }
  }
  if (outcome.kind === 'reply' && outcome.reply.url !== null)
    return { kind: 'leaving', url: outcome.reply.url }
  const isCharge = order.paymentMethodId !== undefined
  if (isCharge) await reloadAfterStatusChange(subject)
  if (outcome.kind === 'reply') return { kind: 'launched' }
  return { kind: 'refused', failure: isCharge ? 'unconfirmed' : 'generic' }
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
  const status = adStatus(ad.balloonId)
  const isLaunched = launch ? launch.data.submittedDate !== null : status !== null && isSubmitted(status)
  if (isLaunched) reportToGuide('adLaunched')
  return paymentOutcome(payment, isLaunched)
}
