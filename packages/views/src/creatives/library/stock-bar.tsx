import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Link } from '@aloft/design-system/primitives/link'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { StockService } from '@aloft/domain/ideas/media.entity'
import type {} from '@aloft/messages/i18n'

/** More of them would push the pictures out of sight. */
const mostSubjects = 8

export interface StockBarProps {
  service: StockService
  /** Null hides the subjects, because a search shows results. */
  onSearch: ((subject: string) => void) | null
}

/** Whose pictures the stock tab shows, and what to search for (CRE-01). */
export function StockBar({ service, onSearch }: StockBarProps) {
  const { t } = useTranslation()
  const { name, url, isOwn, subjects } = service
  return (
    <Stack gap={8}>
      <Text size={13} tone="soft">
        {t(isOwn ? 'mediaLibrary.stock.own' : 'mediaLibrary.stock.foreign', { name })}{' '}
        {url ? (
          <Link href={url} variant="inText" opensTab>
            {t('mediaLibrary.stock.source', { name })}
          </Link>
        ) : null}
      </Text>
      {onSearch ? <StockSubjects subjects={subjects} onSearch={onSearch} /> : null}
    </Stack>
  )
}

export interface StockSubjectsProps {
  subjects: readonly string[]
  onSearch: (subject: string) => void
}

/** Subjects as buttons that search for them. */
export function StockSubjects({ subjects, onSearch }: StockSubjectsProps) {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={t('mediaLibrary.stock.subjects')}>
      <Cluster gap={8}>
        {subjects.slice(0, mostSubjects).map((subject) => (
          <Button key={subject} size="small" onPress={() => onSearch(subject)}>
            {`${subject.slice(0, 1).toUpperCase()}${subject.slice(1)}`}
          </Button>
        ))}
      </Cluster>
    </div>
  )
}
