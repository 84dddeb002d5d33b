import { allAdColumns } from '@aloft/domain/core/ad-columns'
import type { AdRow } from '@aloft/domain/ads/list/ad-rows.rules'
import { countFilters, type ListFilter, type ListQuery } from '@aloft/domain/ads/list/list-query.rules'
import { type ListTotals, listTotals } from '@aloft/domain/ads/list/list-totals.rules'
import { formatNumber } from '@aloft/domain/core/numbers'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { AdCardData } from './ad-card.tsx'
import { AdGallery } from './ad-gallery.tsx'
import { AdTable, type AdTableProps } from './ad-table.tsx'
import { AdTimeline, type AdTimelineProps } from './ad-timeline.tsx'
import { ListToolbar, type ListTools } from './list-toolbar.tsx'
import { NoRows, ListPage, MissingPage } from './list-page.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useAdWords } from './use-ad-words.ts'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { FailedNotice } from '@aloft/design-system/patterns/failed-notice'
import type { ListGap } from '@aloft/design-system/patterns/missing-list'
import { Segments } from '@aloft/design-system/patterns/segments'
import { SimulatedNote } from '@aloft/design-system/patterns/simulated-note'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Button } from '@aloft/design-system/primitives/button'
import { Text } from '@aloft/design-system/primitives/text'
import { Icon } from '@aloft/design-system/primitives/icon'

/** The layouts of a brand's ads, each with its own page (LST-01). */
export const adListLayouts = ['list', 'gallery', 'timeline'] as const
export type AdListLayout = (typeof adListLayouts)[number]

/** An ad with the data of all three layouts. */
export type ListedAd = AdRow & Pick<AdCardData, 'picture' | 'text' | 'updatedAt'>

/** What's known about the ads; buttons are only shown with their callback. */
export type AdListContent = ListGap | ({ kind: 'ads' } & ListedAds)

/** The ads' results. Until they arrive, and if they don't, the figures are missing. */
export interface ListedFigures {
  /** Set if they failed to load. */
  failed: FailedLoad | null
  /** Some figures don't come from a real platform. */
  isSimulated: boolean
}

export interface ListedAds {
  brand: { name: string; picture?: string }
  query: ListQuery
  /** The filtered ads, in the filter's order. */
  rows: readonly ListedAd[]
  /** By product time. */
  now: Date
  onQuery: (query: ListQuery) => void
  onOpen: (id: string) => void
  /** Address of the setting that removes an ad's limit. */
  limitHref: AdTableProps['limitHref']
  onCreateAd?: (() => void) | undefined
  /** The report of all ads. */
  reportHref?: string | undefined
  /** Downloads the shown ads as a file. */
  onDownload: () => void
  figures: ListedFigures
  tools: ListTools
  /** The time span of the timeline. */
  timeline: Pick<AdTimelineProps, 'resolution' | 'onResolution'>
  /** The page with the launches of these ads. */
  launchesHref: string
}

export interface AdListViewProps {
  layout: AdListLayout
  onLayout: (layout: AdListLayout) => void
  content: AdListContent
}

/** The figures on a card. */
const cardFigures = ['impressions', 'results', 'spend'] as const

interface RowsProps {
  layout: AdListLayout
  ads: ListedAds
  totals: ListTotals | null
}

function Rows({ layout, ads, totals }: RowsProps) {
  const { t } = useTranslation()
  const { rows, query, now, brand, timeline, onOpen, onQuery } = ads
  const words = useAdWords(now)
  if (layout === 'list')
    return (
      <AdTable
        rows={rows}
        columns={ads.tools.columns}
        selection={ads.tools.many?.selection}
        totals={totals}
        filter={query.filter}
        sort={query.sort}
        now={now}
        onSort={(sort) => onQuery({ ...query, sort })}
        onOpen={onOpen}
        limitHref={ads.limitHref}
      />
    )
  if (layout === 'timeline') return <AdTimeline rows={rows} now={now} {...timeline} onOpen={onOpen} />
  const cards = rows.flatMap((row) => {
    const { platform, ...ad } = row
    if (platform === null) return []
    const shown = row.counts === null ? [] : cardFigures
    const figures = shown.map((id) => ({ label: t(`adList.columns.${id}`), value: words(row, id) }))
    return [{ ...ad, platform, figures }]
  })
  return <AdGallery brand={brand} ads={cards} onOpen={onOpen} />
}

/** The ads of a brand as list, gallery or timeline, with one set of filters (LST-01, LST-02). */
export function AdListView({ layout, onLayout, content }: AdListViewProps) {
  const { t } = useTranslation()
  if (content.kind !== 'ads') return <MissingPage list="adList" gap={content} />
  const { rows, query, figures, tools, launchesHref, reportHref, onQuery, onCreateAd, onDownload } = content
  const count = t('adList.count', { count: rows.length, number: formatNumber(rows.length) })
  const onFilter = (filter: ListFilter) => onQuery({ ...query, filter })
  const ways = (
    <>
      <ButtonLink variant="quiet" href={launchesHref}>
        {t('adList.launches')}
      </ButtonLink>
      {rows.length > 0 && reportHref ? (
        <ButtonLink variant="quiet" href={reportHref}>
          {t('reports.open')}
        </ButtonLink>
      ) : null}
      {rows.length > 0 ? (
        <Button variant="quiet" onPress={onDownload}>
          {t('adList.download')}
        </Button>
      ) : null}
      <Segments
        label={t('adList.view')}
        options={adListLayouts.map((id) => ({ id, label: t(`adList.views.${id}`) }))}
        value={layout}
        onChange={(id) => onLayout(adListLayouts.find((one) => one === id) ?? layout)}
      />
    </>
  )
  const first = onCreateAd ? (
    <Button variant="primary" icon={<Icon name="plus" />} onPress={onCreateAd}>
      {t('adList.empty.create')}
    </Button>
  ) : null
  const totals = listTotals(rows)
  return (
    <ListPage
      list="adList"
      count={count}
      ways={ways}
      filter={query.filter}
      onFilter={onFilter}
      sorting={{
        ...query.sort,
        columns: allAdColumns.map((id) => ({ id, label: t(`adList.columns.${id}`) })),
        onSort: (id, isDescending) =>
          onQuery({
            ...query,
            sort: { by: allAdColumns.find((one) => one === id) ?? query.sort.by, isDescending },
          }),
      }}
    >
      {figures.failed ? (
        <FailedNotice tone="warning" failed={figures.failed}>
          {t('adList.figuresFailed')}
        </FailedNotice>
      ) : null}
      {rows.length > 0 || countFilters(query.filter) > 0 ? (
        <ListToolbar tools={tools} isTable={layout === 'list'} now={content.now} />
      ) : null}
      {/* Also above an empty list: the last ads may have just been archived. */}
      {tools.many && layout === 'list' ? <SelectionBar many={tools.many} /> : null}
      {rows.length === 0 ? (
        <NoRows list="adList" filter={query.filter} onFilter={onFilter} first={first} />
      ) : (
        <Rows layout={layout} ads={content} totals={totals} />
      )}
      {layout === 'list' && totals && totals.numOthers > 0 ? (
        <Text size={13} tone="soft">
          {t('adList.totalOthers', { count: totals.numOthers })}
        </Text>
      ) : null}
      {figures.isSimulated && rows.length > 0 ? <SimulatedNote /> : null}
    </ListPage>
  )
}
