import { ownReturnAddress } from '@aloft/domain/account/return-address.rules'
import { isRunning } from '@aloft/domain/payments/plan-period.rules'
import type { Subscription } from '@aloft/domain/payments/subscription.entity'
import { type PlanLabel, planLabels } from '@aloft/domain/plans/plan-catalogue.rules'
import { pageAddress } from '../../addresses/page-address.ts'
import { readPaymentId } from '../../addresses/payment-id.ts'

/** The parameters in the address of the plans page. */
export interface PlanQuery {
  /** The address to continue with once a plan has started; null for the default. */
  readonly next: string | null
  /** The billing period that the user chose to see; null if they didn't. */
  readonly isAnnual: boolean | null
}

export function readPlanQuery(query: URLSearchParams): PlanQuery {
  const isAnnual = { true: true, false: false }[query.get('isAnnual') ?? ''] ?? null
  return { next: ownReturnAddress(query.get('returnTo')), isAnnual }
}

/**
 * Whether prices are shown per year: as the user chose, otherwise like their own plan, otherwise per month.
 */
export function isShownByYear(
  { isAnnual }: PlanQuery,
  own: Pick<Subscription, 'status' | 'isAnnual'> | null,
): boolean {
  return isAnnual ?? (own !== null && isRunning(own) && own.isAnnual)
}

/** The choice of a user who returns from the page that stores a card; otherwise null. */
export function readCardReturn(
  query: URLSearchParams,
): { readonly paymentId: string; readonly plan: PlanLabel } | null {
  const paymentId = readPaymentId(query)
  const plan = planLabels.find((label) => label === query.get('plan'))
  return paymentId && plan ? { paymentId, plan } : null
}

/** The query for these parameters, without the defaults. */
export function planQuery({ next, isAnnual }: PlanQuery, plan?: PlanLabel): URLSearchParams {
  return new URLSearchParams({
    ...(plan && { plan }),
    ...(isAnnual !== null && { isAnnual: String(isAnnual) }),
    ...(next !== null && { returnTo: next }),
  })
}

/**
 * The current plans page, with the plan that a card is being stored for, as an address for other pages to
 * return to.
 */
export function plansAddress(shown: PlanQuery, plan?: PlanLabel): string {
  const query = planQuery(shown, plan).toString()
  return pageAddress(query === '' ? 'create/plan' : `create/plan?${query}`)
}
