import { refreshUser } from './account.ts'
import { api } from './api.ts'
import { contactSales } from './contact-sales.ts'

/** Asks an expert to look at an ad, by a message that says which; false where it was not asked (EDT-15). */
export async function askExpert(message: string): Promise<boolean> {
  if ((await contactSales({ message, phone: null })) !== null) return false
  // The message has gone: it is not offered again, also where this is not kept.
  await api.call('add-user-completed-task', { task: 'expertReview' })
  await refreshUser()
  return true
}
