import { ownReturnAddress } from '@aloft/domain/account/return-address.rules'
import { type PlanLabel, planLabels } from '@aloft/domain/plans/plan-catalogue.rules'
import { pageAddress } from '../../page-address.ts'
import { readPaymentId } from '../../payment-id.ts'

/** What the address of the plans says. */
export interface PlanQuery {
  /** Where it goes on once a plan has begun; null: where everybody goes. */
  readonly next: string | null
  /** Plans are shown by year unless somebody wants them by month. */
  readonly isAnnual: boolean
}

export function readPlanQuery(query: URLSearchParams): PlanQuery {
  return { next: ownReturnAddress(query.get('returnTo')), isAnnual: query.get('isAnnual') !== 'false' }
}

/** What whoever comes back from the page that keeps a card had chosen there; null for everybody else. */
export function readCardReturn(
  query: URLSearchParams,
): { readonly paymentId: string; readonly plan: PlanLabel } | null {
  const paymentId = readPaymentId(query)
  const plan = planLabels.find((label) => label === query.get('plan'))
  return paymentId && plan ? { paymentId, plan } : null
}

/** The query that says it; what is as everybody has it stays out of it. */
export function planQuery({ next, isAnnual }: PlanQuery, plan?: PlanLabel): URLSearchParams {
  return new URLSearchParams({
    ...(plan && { plan }),
    ...(!isAnnual && { isAnnual: 'false' }),
    ...(next !== null && { returnTo: next }),
  })
}

/** The page of the plans as it is now, with the plan that a card is kept for: what another page leads back to. */
export function plansAddress(shown: PlanQuery, plan?: PlanLabel): string {
  const query = planQuery(shown, plan).toString()
  return pageAddress(query === '' ? 'create/plan' : `create/plan?${query}`)
}
