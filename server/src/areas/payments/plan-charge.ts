import { chargeOf, type PlanPeriod } from '@aloft/domain/payments/plan-period.rules'
import { vatPercentOf } from '@aloft/domain/payments/vat.rules'
import type { Settings } from '../../env.ts'

type Seller = Pick<Settings, 'SELLER_COUNTRY'>

/** VAT on plans on this installation, in percent. We don't ask for the customer's country yet. */
export function planVatPercent({ SELLER_COUNTRY: seller }: Seller): number {
  return vatPercentOf(seller, { country: null, hasVatNumber: false })
}

/** Price of a plan's period on this installation, in minor units of EUR, with its VAT. */
export function planCharge(
  settings: Seller,
  period: Pick<PlanPeriod, 'planLabel' | 'isAnnual'>,
): ReturnType<typeof chargeOf> & { readonly vatPercent: number } {
  const vatPercent = planVatPercent(settings)
  return { ...chargeOf(period, vatPercent), vatPercent }
}
