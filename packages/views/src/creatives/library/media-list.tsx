import { EmptyList } from '@aloft/design-system/patterns/empty-list'
import { FailedNotice } from '@aloft/design-system/patterns/failed-notice'
import { Button } from '@aloft/design-system/primitives/button'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type {} from '@aloft/messages/i18n'
import type { LibraryContent } from './library-content.ts'
import { MediaGrid, type MediaGridProps } from './media-grid.tsx'

export interface MediaListProps {
  content: LibraryContent
  onChoose?: MediaGridProps['onChoose']
}

/** The pictures of a tab, or why there are none. */
export function MediaList({ content, onChoose }: MediaListProps) {
  const { t } = useTranslation()
  const { list, selected, onSelect } = content
  if (list.kind === 'loading')
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t('mediaLibrary.loading')}</VisuallyHidden>
        <Skeleton width="100%" height={280} shape="block" />
      </div>
    )
  if (list.kind === 'failed') return <FailedNotice failed={list}>{t('mediaLibrary.failed')}</FailedNotice>
  if (list.items.length === 0) return <NoPictures {...content} />
  const { more } = list
  return (
    <div aria-busy={list.isStale || undefined}>
      <MediaGrid
        items={list.items}
        hasMore={more !== 'none'}
        selectedId={selected?._id ?? null}
        onSelect={onSelect}
        onChoose={onChoose}
        onNearEnd={() => {
          if (more === 'waiting') list.onMore()
        }}
      />
      {typeof more === 'object' ? (
        <FailedNotice failed={more}>{t('mediaLibrary.moreFailed')}</FailedNotice>
      ) : null}
    </div>
  )
}

function NoPictures({ query, onQuery }: LibraryContent) {
  const { t } = useTranslation()
  if (query.query.trim() !== '')
    return (
      <EmptyList title={t('mediaLibrary.empty.search.title')} lead={t('mediaLibrary.empty.search.lead')}>
        <Button onPress={() => onQuery({ ...query, query: '' })}>
          {t('mediaLibrary.empty.search.clear')}
        </Button>
      </EmptyList>
    )
  const state = query.isArchived ? 'archived' : query.tab
  return (
    <EmptyList title={t(`mediaLibrary.empty.${state}.title`)} lead={t(`mediaLibrary.empty.${state}.lead`)} />
  )
}
