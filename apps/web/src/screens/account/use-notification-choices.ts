import type { NotificationChoicesSectionProps } from '@aloft/views/account/notification-choices-section'
import { failedLoad } from '../../queries/failed-load.ts'
import { useQuery } from '../../queries/use-query.ts'
import { setNotificationChoice } from '../../wiring/notifications/notification-choice.ts'

/** What the user hears about and how. */
export function useNotificationChoices(): Omit<NotificationChoicesSectionProps, 'isVerified'> {
  const { loaded, retry } = useQuery('get-notification-choices', {})
  const content = () => {
    if (loaded.status === 'loading') return { kind: 'loading' } as const
    if (loaded.status === 'failed') return failedLoad(loaded.failure, retry)
    return { kind: 'ready', choices: loaded.reply.choices } as const
  }
  return { content: content(), onChange: (chosen) => void setNotificationChoice(chosen) }
}
