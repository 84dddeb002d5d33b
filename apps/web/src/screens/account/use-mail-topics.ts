import type { MailTopicsSectionProps } from '@aloft/views/account/mail-topics-section'
import { failedLoad } from '../../queries/failed-load.ts'
import { useQuery } from '../../queries/use-query.ts'
import { setMailSubscription } from '../../wiring/account/mail-subscription.ts'

/** Which emails the user gets. */
export function useMailTopics(): Omit<MailTopicsSectionProps, 'isVerified'> {
  const { loaded, retry } = useQuery('get-mail-subscriptions', {})
  const content = () => {
    if (loaded.status === 'loading') return { kind: 'loading' } as const
    if (loaded.status === 'failed') return failedLoad(loaded.failure, retry)
    return { kind: 'ready', subscriptions: loaded.reply.subscriptions } as const
  }
  return { content: content(), onChange: (chosen) => void setMailSubscription(chosen) }
}
