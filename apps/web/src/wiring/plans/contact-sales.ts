import { api } from '../core/api.ts'

/** Sends a message to the sales team; resolves with the failure, or null (ACT-124). */
export async function contactSales(request: {
  readonly message: string
  readonly phone: string | null
}): Promise<'generic' | 'tooMany' | null> {
  const outcome = await api.call('contact-sales', request)
  if (outcome.kind === 'reply') return null
  return outcome.kind === 'refused' && outcome.error === 'tooManyRequests' ? 'tooMany' : 'generic'
}
