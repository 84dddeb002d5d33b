import type { chargePlan } from './charge-plan.ts'

/** The reply to the caller if their card could not be charged, or null if it was. */
export function refusedCharge(charge: Awaited<ReturnType<typeof chargePlan>>) {
  if (charge === 'nothingDue') return null
  if (charge === 'noCard') return { error: 'paymentFailed' } as const
  const { payment, state } = charge
  if (state.status === 'paid') return null
  if (state.status !== 'authentication') return { error: 'paymentFailed' } as const
  return { error: 'authenticationNeeded', paymentId: payment.id, url: state.url } as const
}
