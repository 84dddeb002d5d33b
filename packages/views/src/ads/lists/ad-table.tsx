import { type AdColumn, adColumns, allAdColumns } from '@aloft/domain/core/ad-columns'
import { cardColumns } from '@aloft/domain/ads/list/card-columns.rules'
import { isFigureColumn } from '@aloft/domain/ads/list/ad-counts.rules'
import { type AdRow, splitDrafts } from '@aloft/domain/ads/list/ad-rows.rules'
import type { ListFilter, ListSort } from '@aloft/domain/ads/list/list-query.rules'
import type { ListTotals } from '@aloft/domain/ads/list/list-totals.rules'
import type { DeliveryLimit } from '@aloft/domain/ads/delivery-limit.rules'
import { formatNumber } from '@aloft/domain/core/numbers'
import type { GuideAttribute } from '@aloft/domain/guide/guide-steps'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { AdThumbnail } from './ad-thumbnail.tsx'
import { StatusPill } from '@aloft/design-system/patterns/status-pill'
import { ComparedFigure, NamedPlatform, RowName, RowStatus } from './row-cells.tsx'
import type { Selection } from './row-pick.tsx'
import { RowsTable } from './rows-table.tsx'
import { changeWords, useAdWords, useFigureOf } from './use-ad-words.ts'

/** An ad with its small picture. */
export type PicturedRow = AdRow & { readonly picture?: string }

export interface AdTableProps {
  /** In display order; drafts come in a group of their own behind the others. */
  rows: readonly PicturedRow[]
  /** The chosen columns in order; the name is always the first. */
  columns?: readonly AdColumn[]
  /** The active filter: the list starts from the top when it changes. */
  filter?: ListFilter
  selection?: Selection | undefined
  /** The sums of all rows; null if none has figures. */
  totals?: ListTotals | null | undefined
  sort: ListSort
  /** By product time. */
  now: Date
  onSort: (sort: ListSort) => void
  onOpen: (id: string) => void
  /** Address of the setting that removes an ad's limit. */
  limitHref: (id: string, limit: DeliveryLimit) => string
}

/** Ads as rows, with ten columns to begin with (LST-02). */
export function AdTable({
  rows,
  columns = adColumns,
  filter,
  selection,
  totals,
  sort,
  now,
  onSort,
  onOpen,
  limitHref,
}: AdTableProps) {
  const { t } = useTranslation()
  const words = useAdWords(now)
  const figureWords = useFigureOf()
  const { submitted, drafts } = useMemo(() => splitDrafts(rows), [rows])
  const grouped = useMemo(() => [...submitted, ...drafts], [submitted, drafts])
  const onCard: readonly AdColumn[] = ['status', ...cardColumns(columns)]
  const draftsLabel = t('adList.drafts', { count: drafts.length, number: formatNumber(drafts.length) })
  const content = (row: PicturedRow, column: AdColumn): ReactNode => {
    if (isFigureColumn(column))
      return <ComparedFigure value={words(row, column)} change={changeWords(row, column)} />
    if (column === 'name') {
      const picture = <AdThumbnail platform={row.platform} picture={row.picture} />
      return <RowName name={row.name} picture={picture} guide={guideOf(row)} onOpen={() => onOpen(row.id)} />
    }
    if (column === 'status') {
      const { limit } = row
      return (
        <RowStatus limit={limit && { limit, href: limitHref(row.id, limit) }}>
          <StatusPill status={row.status} />
        </RowStatus>
      )
    }
    if (column !== 'platform' || row.platform === null) return words(row, column)
    return <NamedPlatform platform={row.platform} />
  }
  const totalContent = (sums: ListTotals, column: AdColumn): ReactNode => {
    if (!isFigureColumn(column)) return null
    return <ComparedFigure value={figureWords(sums, column)} change={changeWords(sums, column)} />
  }
  return (
    <RowsTable
      label={t('adList.title')}
      columns={columns.map((id) => ({
        id,
        label: t(`adList.columns.${id}`),
        isFigure: id === 'timeRemaining' || isFigureColumn(id),
        isKey: id === 'status' || (isFigureColumn(id) && id !== 'impressions'),
        isOnCard: onCard.includes(id),
        cell: (row: PicturedRow) => content(row, id),
      }))}
      rows={grouped}
      {...(filter && { filter })}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      // Drafts alone need no heading: their statuses say what they are.
      heading={
        submitted.length > 0 && drafts.length > 0 ? { at: submitted.length, label: draftsLabel } : undefined
      }
      selection={selection}
      totals={
        totals ? { label: t('adList.total'), cell: (column) => totalContent(totals, column) } : undefined
      }
      sort={sort}
      sorts={allAdColumns}
      onSort={onSort}
    />
  )
}

/** The guide teaches with ads that can still be changed; a search ad has no picture to create. */
function guideOf({ status, platform, isArchived }: PicturedRow): GuideAttribute | undefined {
  if (status !== 'IN_PROGRESS' || isArchived) return undefined
  return platform === 'google'
    ? 'generateAdTexts.openAd launch.openAd'
    : 'buildCreative.openAd generateAdTexts.openAd launch.openAd'
}
