import type { PayloadOf } from '@aloft/contract/schemas'
import { updateReply } from '../../state/queries.ts'
import { queryKey } from '../../state/replies.ts'
import { showToast } from '../../state/toasts.ts'
import { api } from '../core/api.ts'

/** What the account chose. */
const key = queryKey('get-notification-choices', {})

/** Turns a channel of a topic on or off, which shows at once. A failure undoes it and says so. */
export async function setNotificationChoice(chosen: PayloadOf<'set-notification-choice'>): Promise<boolean> {
  apply(chosen)
  const outcome = await api.call('set-notification-choice', chosen)
  if (outcome.kind === 'reply') return true
  apply({ ...chosen, isOn: !chosen.isOn })
  showToast({ text: { key: 'generic' }, tone: 'error' })
  return false
}

function apply(chosen: PayloadOf<'set-notification-choice'>): void {
  updateReply<'get-notification-choices'>(key, ({ choices }) => ({
    choices: choices.map((one) =>
      one.topic === chosen.topic && one.channel === chosen.channel ? chosen : one,
    ),
  }))
}
