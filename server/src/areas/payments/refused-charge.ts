import type { chargePlan } from './charge-plan.ts'

/** What the caller is told where a charge of their card did not come about, or null where it did. */
export function refusedCharge(charge: Awaited<ReturnType<typeof chargePlan>>) {
  if (charge === 'nothingDue') return null
  if (charge === 'noCard') return { error: 'paymentFailed' } as const
  const { payment, state } = charge
  if (state.status === 'paid') return null
  if (state.status !== 'authentication') return { error: 'paymentFailed' } as const
  return { error: 'authenticationNeeded', paymentId: payment.id, url: state.url } as const
}
