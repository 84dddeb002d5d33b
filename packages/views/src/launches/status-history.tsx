import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Text } from '@aloft/design-system/primitives/text'
import { StatusPill } from '@aloft/design-system/patterns/status-pill'
import * as css from './status-history.css.ts'

export interface HistoryEntry {
  id: string
  status: string
  date: Date
  /** Who did it; null if the product did. */
  actor: string | null
  /** Such as what an admin wrote who rejected it. */
  reason: string | null
}

export interface StatusHistoryProps {
  /** The newest first. */
  entries: readonly HistoryEntry[]
}

/** The statuses an ad has had, since when, and who changed them (ENT-21). */
export function StatusHistory({ entries }: StatusHistoryProps) {
  const { t } = useTranslation()
  if (entries.length === 0) return <Text tone="soft">{t('launch.history.none')}</Text>
  return (
    <ol aria-label={t('launch.history.label')}>
      {entries.map(({ id, status, date, actor, reason }) => (
        <li key={id} className={css.entry}>
          <Cluster gap={8} justify="between">
            <StatusPill status={status} />
            <Text as="span" size={13} tone="soft" figures="tabular">
              {formatDate(date, 'dateTime')}
              {actor ? ` · ${t('launch.history.by', { person: actor })}` : ''}
            </Text>
          </Cluster>
          {reason ? (
            <div className={css.reason}>
              <Text size={13}>{reason}</Text>
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
