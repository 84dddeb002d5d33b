import { type Currency, toMinorUnits } from '@aloft/domain/core/money'
import { formatMoney } from '@aloft/messages/money-format'
import type { TFunction } from 'i18next'
import { ask } from '../../modals/ask.ts'
import { showToast } from '../../state/toasts.ts'
import { type AdSubject, performAdAction, type AdActionFailure } from '../../wiring/ad-life.ts'

/**
 * Stops an ad and says what comes of its money (LCH-01, LCH-02). `ad.hasStarted` tells whether what it spent has yet to be
 * counted. Null where it was stopped, or its owner thought better of it.
 */
export async function stopAd(
  t: TFunction,
  subject: AdSubject,
  ad: { readonly name: string; readonly hasStarted: boolean; readonly currency: Currency },
): Promise<AdActionFailure | null> {
  const { name, hasStarted, currency } = ad
  if ((await ask('confirm-pause-campaign', { name, hasStarted })) !== 'stop') return null
  const outcome = await performAdAction('stop', subject)
  if (outcome.kind === 'refused') return outcome.failure
  const credited = toMinorUnits(outcome.creditedAmount)
  const text =
    credited > 0
      ? t('launch.page.stopped', { amount: formatMoney(credited, currency) })
      : t('launch.page.stoppedLater')
  showToast({ tone: 'success', text })
  return null
}
