import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { formatDate } from '@aloft/messages/date-format'
import { assistant } from '@aloft/messages/en/assistant'
import type {} from '@aloft/messages/i18n'

type Sources = typeof assistant.sources
const isSource = (source: string): source is keyof Sources => Object.hasOwn(assistant.sources, source)

/** Where and when a tool has read. */
export interface Read {
  readonly source: string
  readonly date: Date
}

/** Puts it in words, such as “Reports, 5 Nov, 2026 10:00”; null for an unknown place. */
export function useReadFrom(): (read: Read) => string | null {
  const { t } = useTranslation()
  return ({ source, date }) =>
    isSource(source)
      ? t('assistant.readFrom', {
          source: t(`assistant.sources.${source}`),
          date: formatDate(date, 'dateTime'),
        })
      : null
}
