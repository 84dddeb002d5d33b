import { type AdColumn, adColumns, allAdColumns } from '@aloft/domain/core/ad-columns'
import type { ListPeriod } from '@aloft/domain/ads/list/list-period.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { ColumnChooser } from './column-chooser.tsx'
import * as css from './list-toolbar.css.ts'
import { PeriodPicker } from './period-picker.tsx'
import { SavedFilters, type SavedFiltersProps } from './saved-filters.tsx'
import type { ManyAds } from './selection-bar.tsx'

/** What users set for a list of ads, and do with it. */
export interface ListTools {
  /** The user's columns of the table, in order. */
  columns: readonly AdColumn[]
  onColumns: (columns: readonly AdColumn[]) => void
  saved: SavedFiltersProps
  /** Several ads at once, for somebody who may change them. */
  many?: ManyAds | undefined
  /** The days that the figures are about. */
  period: ListPeriod
  onPeriod: (period: ListPeriod) => void
}

export interface ListToolbarProps {
  tools: ListTools
  /** Whether the list is a table, with columns to choose. */
  isTable: boolean
  /** By product time. */
  now: Date
}

const columnChoice = { all: allAdColumns, usual: adColumns }

/** What the figures are about, and how the list is shown. */
export function ListToolbar({ tools, isTable, now }: ListToolbarProps) {
  const { t } = useTranslation()
  const { period, onPeriod, columns, onColumns, saved } = tools
  return (
    <Cluster gap={16} rowGap={8} justify="between" align="end">
      <div className={css.period}>
        <PeriodPicker period={period} now={now} onPeriod={onPeriod} />
      </div>
      <Cluster gap={4}>
        <SavedFilters {...saved} />
        {isTable ? (
          <div className={css.onTable}>
            <ColumnChooser
              columns={columns}
              choice={columnChoice}
              word={(column) => t(`adList.columns.${column}`)}
              onColumns={onColumns}
            />
          </div>
        ) : null}
      </Cluster>
    </Cluster>
  )
}
