import type { Currency } from '@aloft/domain/core/money'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { ask } from '../../../modals/ask.ts'
import { showToast } from '../../../state/toasts.ts'
import { loadBookings } from '../../../wiring/payments/ledger.ts'

/** Shows the bookings behind an amount. */
export function useFollowTheEuro(
  currency: Currency,
): (what: string, amount: number, choice: Parameters<typeof loadBookings>[0]) => void {
  const { t } = useTranslation()
  const follow = async (what: string, amount: number, choice: Parameters<typeof loadBookings>[0]) => {
    const bookings = await loadBookings(choice)
    if (bookings) await ask('follow-the-euro', { what, amount, currency, bookings })
    else showToast({ tone: 'error', text: t('launch.errors.generic') })
  }
  return (what, amount, choice) => void follow(what, amount, choice)
}
