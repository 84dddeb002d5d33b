import type { PayloadOf } from '@aloft/contract/schemas'
import { updateReply } from '../../state/queries.ts'
import { queryKey } from '../../state/replies.ts'
import { showToast } from '../../state/toasts.ts'
import { api } from '../core/api.ts'

/** Of the account's subscriptions. */
const key = queryKey('get-mail-subscriptions', {})

/** Subscribes the user to a kind of email or unsubscribes them, which shows at once. A failure undoes it and says so. */
export async function setMailSubscription(chosen: PayloadOf<'set-mail-subscription'>): Promise<boolean> {
  apply(chosen)
  const outcome = await api.call('set-mail-subscription', chosen)
  if (outcome.kind === 'reply') return true
  apply({ ...chosen, isSubscribed: !chosen.isSubscribed })
  showToast({ text: { key: 'generic' }, tone: 'error' })
  return false
}

function apply(chosen: PayloadOf<'set-mail-subscription'>): void {
  updateReply<'get-mail-subscriptions'>(key, ({ subscriptions }) => ({
    subscriptions: subscriptions.map((one) => (one.topic === chosen.topic ? chosen : one)),
  }))
}
