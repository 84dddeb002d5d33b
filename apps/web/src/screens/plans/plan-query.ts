import { ownReturnAddress } from '@aloft/domain/account/return-address.rules'
import { isRunning } from '@aloft/domain/payments/plan-period.rules'
import type { Subscription } from '@aloft/domain/payments/subscription.entity'
import { type PlanLabel, planLabels } from '@aloft/domain/plans/plan-catalogue.rules'
import { pageAddress } from '../../addresses/page-address.ts'
import { readPaymentId } from '../../addresses/payment-id.ts'

/** What the address of the plans says. */
export interface PlanQuery {
  /** Where it goes on once a plan has begun; null: where everybody goes. */
  readonly next: string | null
  /** Whether plans are shown by year, as somebody chose; null where nobody did. */
  readonly isAnnual: boolean | null
}

export function readPlanQuery(query: URLSearchParams): PlanQuery {
  const isAnnual = { true: true, false: false }[query.get('isAnnual') ?? ''] ?? null
  return { next: ownReturnAddress(query.get('returnTo')), isAnnual }
}

/** Whether prices are shown by year: as somebody chose, else as their own plan is paid, else by year. */
export function isShownByYear(
  { isAnnual }: PlanQuery,
  own: Pick<Subscription, 'status' | 'isAnnual'> | null,
): boolean {
  return isAnnual ?? (own && isRunning(own) ? own.isAnnual : true)
}

/** What whoever comes back from the page that keeps a card had chosen there; null for everybody else. */
export function readCardReturn(
  query: URLSearchParams,
): { readonly paymentId: string; readonly plan: PlanLabel } | null {
  const paymentId = readPaymentId(query)
  const plan = planLabels.find((label) => label === query.get('plan'))
  return paymentId && plan ? { paymentId, plan } : null
}

/** The query that says it; what nobody chose stays out of it. */
export function planQuery({ next, isAnnual }: PlanQuery, plan?: PlanLabel): URLSearchParams {
  return new URLSearchParams({
    ...(plan && { plan }),
    ...(isAnnual !== null && { isAnnual: String(isAnnual) }),
    ...(next !== null && { returnTo: next }),
  })
}

/** The page of the plans as it is now, with the plan that a card is kept for: what another page leads back to. */
export function plansAddress(shown: PlanQuery, plan?: PlanLabel): string {
  const query = planQuery(shown, plan).toString()
  return pageAddress(query === '' ? 'create/plan' : `create/plan?${query}`)
}
