import { toMinorUnits } from '@aloft/domain/core/money'
import type { BillingState } from '@aloft/domain/payments/billing-state.rules'
import type { Subscription } from '@aloft/domain/payments/subscription.entity'
import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { launchPriceFrom, periodPrice } from '@aloft/domain/plans/plan-price.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'

export interface BilledAccount {
  readonly state: BillingState
  /** The plan whose rights the account has. */
  readonly planLabel: string
  readonly subscription: Subscription | null
}

/** The heading of the billing page, which says what is paid and what comes next. */
export function useBillingTitle(account: BilledAccount | null): { calm: string; now?: string } {
  const { t } = useTranslation()
  if (!account) return { calm: t('billing.title') }
  const { state, planLabel, subscription } = account
  const { nextCharge = null, isAnnual = false } = subscription ?? {}
  const paidLabel = subscription?.planLabel ?? planLabel
  const price = formatMoney(state === 'free' ? launchPriceFrom : periodPrice(paidLabel, isAnnual), 'EUR')
  const words = {
    plan: planOf(paidLabel).marketingName,
    price: t(isAnnual ? 'billing.aYear' : 'billing.aMonth', { price }),
    amount: nextCharge ? formatMoney(toMinorUnits(nextCharge.amount), nextCharge.currency) : '',
    date: subscription ? formatDate(subscription.periodEndDate, 'date') : '',
  }
  return { calm: t(`billing.titles.${state}.calm`, words), now: t(`billing.titles.${state}.now`, words) }
}
