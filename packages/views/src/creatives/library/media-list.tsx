import { EmptyList } from '@aloft/design-system/patterns/empty-list'
import { FailedNotice } from '@aloft/design-system/patterns/failed-notice'
import { Button } from '@aloft/design-system/primitives/button'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type {} from '@aloft/messages/i18n'
import { isStockSearch, type LibraryContent } from './library-content.ts'
import { MediaGrid, type MediaGridProps } from './media-grid.tsx'
import { StockSubjects } from './stock-bar.tsx'

export interface MediaListProps {
  content: LibraryContent
  onChoose?: MediaGridProps['onChoose']
}

/** The pictures of a tab, or why there are none. */
export function MediaList({ content, onChoose }: MediaListProps) {
  const { t } = useTranslation()
  const { list, query, selected, onSelect } = content
  if (list.kind === 'loading')
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t('mediaLibrary.loading')}</VisuallyHidden>
        <Skeleton width="100%" height={280} shape="block" />
      </div>
    )
  if (list.kind === 'failed')
    return (
      <FailedNotice failed={list}>
        {t(list.reason ? `mediaLibrary.stock.failures.${list.reason}` : 'mediaLibrary.failed')}
      </FailedNotice>
    )
  if (list.items.length === 0) return <NoPictures {...content} />
  const { more } = list
  const isSearch = isStockSearch(query)
  return (
    <div aria-busy={list.isStale || undefined}>
      <Stack gap={8}>
        <MediaGrid
          items={list.items}
          hasMore={more !== 'none'}
          selectedId={selected?._id ?? null}
          marksStored={isSearch}
          onSelect={onSelect}
          onChoose={onChoose}
          onNearEnd={() => {
            if (more === 'waiting') list.onMore()
          }}
        />
        {isSearch && more === 'none' ? (
          <Text size={12} tone="soft">
            {t('mediaLibrary.stock.end', { count: list.items.length })}
          </Text>
        ) : null}
        {typeof more === 'object' ? (
          <FailedNotice failed={more}>{t('mediaLibrary.moreFailed')}</FailedNotice>
        ) : null}
      </Stack>
    </div>
  )
}

function NoPictures({ query, onQuery, stock }: LibraryContent) {
  const { t } = useTranslation()
  const words = query.query.trim()
  if (isStockSearch(query) && stock)
    return (
      <EmptyList
        title={t('mediaLibrary.stock.nothing.title', { words })}
        lead={t(query.shape ? 'mediaLibrary.stock.nothing.shapeLead' : 'mediaLibrary.stock.nothing.lead')}
      >
        {query.shape ? (
          <Button onPress={() => onQuery({ ...query, shape: null })}>
            {t('mediaLibrary.stock.nothing.anyShape')}
          </Button>
        ) : (
          <StockSubjects
            subjects={stock.subjects}
            onSearch={(subject) => onQuery({ ...query, query: subject })}
          />
        )}
      </EmptyList>
    )
  if (words !== '')
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
