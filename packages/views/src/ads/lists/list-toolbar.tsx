import { Cluster } from '@aloft/design-system/primitives/cluster'
import type { AdListLayout, ListedAds } from './ad-list.view.tsx'
import * as css from './list-toolbar.css.ts'
import { ColumnChooser } from './column-chooser.tsx'
import { PeriodPicker } from './period-picker.tsx'
import { SavedFilters } from './saved-filters.tsx'

export interface ListToolbarProps {
  layout: AdListLayout
  ads: Pick<ListedAds, 'period' | 'now' | 'onPeriod' | 'columns' | 'onColumns' | 'saved'>
}

/** What the figures are about, and how the list is shown. */
export function ListToolbar({ layout, ads }: ListToolbarProps) {
  const { period, now, onPeriod, columns, onColumns, saved } = ads
  return (
    <Cluster gap={16} rowGap={8} justify="between" align="end">
      <div className={css.period}>
        <PeriodPicker period={period} now={now} onPeriod={onPeriod} />
      </div>
      <Cluster gap={4}>
        <SavedFilters {...saved} />
        {layout === 'list' ? (
          <div className={css.onTable}>
            <ColumnChooser columns={columns} onColumns={onColumns} />
          </div>
        ) : null}
      </Cluster>
    </Cluster>
  )
}
