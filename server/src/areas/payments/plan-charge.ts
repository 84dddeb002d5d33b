import { chargeOf, type PlanPeriod } from '@aloft/domain/payments/plan-period.rules'
import { vatPercentOf } from '@aloft/domain/payments/vat.rules'
import type { Settings } from '../../env.ts'

/**
 * Price of a plan's period on this installation, in minor units of EUR, with its VAT. We don't ask for the customer's
 * country yet.
 */
export function planCharge(
  { SELLER_COUNTRY: seller }: Pick<Settings, 'SELLER_COUNTRY'>,
  period: Pick<PlanPeriod, 'planLabel' | 'isAnnual'>,
): ReturnType<typeof chargeOf> & { readonly vatPercent: number } {
  const vatPercent = vatPercentOf(seller, { country: null, hasVatNumber: false })
  return { ...chargeOf(period, vatPercent), vatPercent }
}
