import type { chargePlan } from './charge-plan.ts'

/** The reply to the caller if the charge of their card failed, or null if it worked. */
export function refusedCharge(charge: Awaited<ReturnType<typeof chargePlan>>) {
  if (charge === 'nothingDue') return null
  if (charge === 'noCard') return { error: 'paymentFailed' } as const
  const { payment, state } = charge
  if (state.status === 'paid') return null
  if (state.status !== 'authentication') return { error: 'paymentFailed' } as const
  return { error: 'authenticationNeeded', paymentId: payment.id, url: state.url } as const
}
