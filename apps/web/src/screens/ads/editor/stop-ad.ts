import { type Currency, toMinorUnits } from '@aloft/domain/core/money'
import { formatMoney } from '@aloft/messages/money-format'
import type { Translate } from '@aloft/messages/text-key'
import { ask } from '../../../modals/ask.ts'
import { showToast } from '../../../state/toasts.ts'
import { type AdSubject, performAdAction, type AdActionFailure } from '../../../wiring/launches/ad-life.ts'
import { loadStopRefunds } from '../../../wiring/launches/stop-refunds.ts'

/**
 * Asks with the sum that comes back, stops an ad, and says what happened to its money (LCH-01, LCH-02). `ad.hasStarted` and
 * `ad.currency` count where that sum isn't known. Resolves with null if it was stopped, or the user canceled.
 */
export async function stopAd(
  t: Translate,
  subject: AdSubject,
  ad: { readonly name: string; readonly hasStarted: boolean; readonly currency: Currency },
): Promise<AdActionFailure<'stop'> | null> {
  const [found] = (await loadStopRefunds(subject.ideaId, [subject.balloonId])) ?? []
  const hasStarted = found ? found.isEstimate : ad.hasStarted
  const refund = found && { amount: found.refund, currency: found.currency }
  if ((await ask('confirm-pause-campaign', { name: ad.name, hasStarted, refund })) !== 'stop') return null
  const outcome = await performAdAction('stop', subject)
  if (outcome.kind === 'refused') return outcome.failure
  showStopped(t, outcome.creditedAmount, refund?.currency ?? ad.currency)
  return null
}

/** Says what comes back of the money of an ad that was stopped; `creditedAmount` is decimal, what is back already. */
export function showStopped(t: Translate, creditedAmount: number, currency: Currency): void {
  const credited = toMinorUnits(creditedAmount)
  const text =
    credited > 0
      ? t('launch.page.stopped', { amount: formatMoney(credited, currency) })
      : t('launch.page.stoppedLater')
  showToast({ tone: 'success', text })
}
