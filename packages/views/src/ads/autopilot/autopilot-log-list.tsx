import type { AutopilotLog } from '@aloft/domain/ads/autopilot.entity'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './autopilot-log-list.css.ts'
import { useLogWords } from './use-log-words.ts'

export interface AutopilotLogListProps {
  /** Newest first. */
  logs: readonly AutopilotLog[]
}

/** What an ad's autopilot has done: when, why, and the expected effect (AUT-04). */
export function AutopilotLogList({ logs }: AutopilotLogListProps) {
  const { t } = useTranslation()
  const wordsOf = useLogWords()
  if (logs.length === 0) return <Text tone="soft">{t('autopilot.log.none')}</Text>
  return (
    <ol className={css.list} aria-label={t('autopilot.log.label')}>
      {logs.map((log) => {
        const { title, text, outlook } = wordsOf(log)
        return (
          <li key={log.id} className={css.entry}>
            <div className={css.line}>
              <Text as="span" weight="strong">
                {title}
              </Text>
              <Text as="span" size={13} tone="soft" figures="tabular">
                {formatDate(log.date, 'dateTime')}
              </Text>
            </div>
            <Text>{text}</Text>
            {outlook ? (
              <div className={css.line}>
                <Text as="span" size={13} tone="soft">
                  {outlook}
                </Text>
                {log.isSimulated ? (
                  <span className={css.simulated}>{t('autopilot.log.simulated')}</span>
                ) : null}
              </div>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
