import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import * as css from './chat-limit.css.ts'
import type { ChatFailure } from './chat-content.ts'

/** Says until when the account may send no more messages; nothing after other failures. */
export function ChatLimit({ failure }: { failure: ChatFailure | null }) {
  const { t } = useTranslation()
  if (failure?.kind !== 'limited') return null
  return (
    <p className={css.limit} role="alert">
      {failure.retryDate
        ? t('assistant.limited', { when: formatDate(failure.retryDate, 'dateTime') })
        : t('assistant.limitedAWhile')}
    </p>
  )
}
