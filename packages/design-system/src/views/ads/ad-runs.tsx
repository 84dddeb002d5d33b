import type { AdRunSort } from '@aloft/domain/ads/list/ad-run-columns.rules'
import type { AdRunRow } from '@aloft/domain/ads/list/ad-run.entity'
import { countFilters, type ListQuery, wholeList } from '@aloft/domain/ads/list/list-query.rules'
import { formatNumber } from '@aloft/domain/core/numbers'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { ListFilters } from '../../patterns/lists/list-filters.tsx'
import { RunTable } from '../../patterns/lists/run-table.tsx'
import { PageMessage } from '../../patterns/page-message.tsx'
import { ButtonLink } from '../../primitives/button-link.tsx'
import { Button } from '../../primitives/button.tsx'
import { Heading } from '../../primitives/heading.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { Skeleton } from '../../primitives/skeleton.tsx'
import { Text } from '../../primitives/text.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx'
import * as css from './ad-list.css.ts'
import { Simulated } from './ad-list.tsx'

/** What is known of the runs of a brand's ads. */
export type AdRunsContent =
  | { kind: 'loading' }
  | { kind: 'failed'; onRetry: () => void }
  | { kind: 'noBrand'; onCreateBrand: () => void }
  | ({ kind: 'runs' } & ListedRuns)

export interface ListedRuns {
  query: ListQuery<AdRunSort>
  onQuery: (query: ListQuery<AdRunSort>) => void
  /** What the query takes, in its order, as far as it was fetched. */
  runs: readonly AdRunRow[]
  /** They are those of an earlier query: others are on their way. */
  isStale: boolean
  /** Whether there are more, and what became of them. */
  more: 'none' | 'waiting' | 'loading' | 'failed'
  onMore: () => void
  /** Opens the ad of a run. */
  onOpen: (balloonId: string) => void
  /** Keeps all that the query takes as a file. */
  onDownload: () => void
  download: 'none' | 'writing' | 'failed'
  /** The page of the ads that these are runs of. */
  adsHref: string
}

export interface AdRunsViewProps {
  content: AdRunsContent
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div className={css.page} aria-busy="true">
      <VisuallyHidden>{t('adRuns.loading')}</VisuallyHidden>
      <Skeleton width={160} height={36} />
      <Skeleton width="100%" height={64} shape="block" />
      <Skeleton width="100%" height={320} shape="block" />
    </div>
  )
}

function Nothing({ query, onQuery, adsHref }: ListedRuns) {
  const { t } = useTranslation()
  const isNarrowed = countFilters(query.filter) > 0
  const kind = isNarrowed ? 'found' : query.filter.isArchived ? 'archived' : null
  return (
    <div className={css.nothing}>
      <Heading level={2} size={20}>
        {t(kind ? `adRuns.empty.${kind}Title` : 'adRuns.empty.title')}
      </Heading>
      <Text tone="soft">{t(kind ? `adRuns.empty.${kind}Lead` : 'adRuns.empty.lead')}</Text>
      {isNarrowed ? (
        <Button onPress={() => onQuery({ ...query, filter: wholeList.filter })}>
          {t('adList.filters.clear')}
        </Button>
      ) : kind ? null : (
        <ButtonLink href={adsHref}>{t('adRuns.ads')}</ButtonLink>
      )}
    </div>
  )
}

/** What stands where the list ends for now. */
function End({ more, onMore }: Pick<ListedRuns, 'more' | 'onMore'>) {
  const { t } = useTranslation()
  if (more === 'loading')
    return (
      <p className={css.count} role="status">
        {t('adRuns.loadingMore')}
      </p>
    )
  if (more !== 'failed') return null
  const action = (
    <Button size="small" onPress={onMore}>
      {t('adRuns.failed.retry')}
    </Button>
  )
  return (
    <Notice tone="error" action={action}>
      {t('adRuns.moreFailed')}
    </Notice>
  )
}

/** Every run of a brand's ads, narrowed and sorted as the lists of ads are (LST-03, ENT-27). */
export function AdRunsView({ content }: AdRunsViewProps) {
  const { t } = useTranslation()
  if (content.kind === 'loading') return <Loading />
  if (content.kind === 'failed') {
    const action = <Button onPress={content.onRetry}>{t('adRuns.failed.retry')}</Button>
    return <PageMessage title={t('adRuns.failed.title')} lead={t('adRuns.failed.lead')} action={action} />
  }
  if (content.kind === 'noBrand') {
    const action = (
      <Button variant="primary" onPress={content.onCreateBrand}>
        {t('adList.noBrand.create')}
      </Button>
    )
    return <PageMessage title={t('adList.noBrand.title')} lead={t('adList.noBrand.lead')} action={action} />
  }
  const { query, onQuery, runs, isStale, more, onMore, onOpen, download, onDownload, adsHref } = content
  const number = formatNumber(runs.length)
  const words =
    more === 'none' ? t('adRuns.count', { count: runs.length, number }) : t('adRuns.countSoFar', { number })
  return (
    <div className={css.page}>
      <div className={css.head}>
        <Heading level={1} size={32}>
          {t('adRuns.title')}
        </Heading>
        <div className={css.ways}>
          <span className={css.count} role="status">
            {words}
          </span>
          <ButtonLink variant="quiet" href={adsHref}>
            {t('adRuns.ads')}
          </ButtonLink>
          {runs.length > 0 ? (
            <Button variant="quiet" isLoading={download === 'writing'} onPress={onDownload}>
              {t('adRuns.download')}
            </Button>
          ) : null}
        </div>
      </div>
      <ListFilters filter={query.filter} onChange={(filter) => onQuery({ ...query, filter })} />
      {download === 'failed' ? <Notice tone="error">{t('adRuns.downloadFailed')}</Notice> : null}
      {runs.length === 0 ? (
        <Nothing {...content} />
      ) : (
        <>
          <div className={css.rows} aria-busy={isStale}>
            <RunTable
              runs={runs}
              filter={query.filter}
              onNearEnd={more === 'waiting' && !isStale ? onMore : undefined}
              sort={query.sort}
              onSort={(sort) => onQuery({ ...query, sort })}
              onOpen={onOpen}
            />
          </div>
          <End more={more} onMore={onMore} />
          <Text size={13} tone="soft">
            {t('adRuns.notCounted')}
          </Text>
          {runs.some(({ isSimulated }) => isSimulated) ? <Simulated /> : null}
        </>
      )}
    </div>
  )
}
