import type { AdColumn } from '@aloft/domain/core/ad-columns'
import {
  type FigureColumn,
  figureIn,
  isFigureColumn,
  moneyColumns,
} from '@aloft/domain/ads/list/ad-counts.rules'
import { type AdRow, daysLeft, figureOf } from '@aloft/domain/ads/list/ad-rows.rules'
import { changeOf } from '@aloft/domain/ads/report-days.rules'
import { formatNumber } from '@aloft/domain/core/numbers'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'

/** The text of a figure: a dash before the first figures, N/A for a division by zero (PRF-01). */
export function useFigureOf(): (row: Pick<AdRow, 'counts' | 'currency'>, column: FigureColumn) => string {
  const { t } = useTranslation()
  return (row, column) => {
    const value = figureOf(row, column)
    if (row.counts === null) return t('adList.none')
    if (value === null) return t('adList.notAvailable')
    if (moneyColumns.includes(column)) return formatMoney(value, row.currency)
    if (column === 'clickRate') return `${formatNumber(value, 2)}%`
    return column === 'roas' ? `${formatNumber(value, 2)}×` : formatNumber(value)
  }
}

/** The text of a cell in a list of ads: a dash before the first figures, N/A for a division by zero (PRF-01). */
export function useAdWords(now: Date): (row: AdRow, column: AdColumn) => string {
  const { t } = useTranslation()
  const none = t('adList.none')
  const figure = useFigureOf()
  return (row, column) => {
    if (isFigureColumn(column)) return figure(row, column)
    switch (column) {
      case 'name':
        return row.name
      case 'status':
        return t(`adCard.status.${row.status}`)
      case 'platform':
        return row.platform === null ? none : t(`ads.platforms.${row.platform}`)
      case 'type':
        return t(`adList.types.${row.type}`)
      case 'startDate':
        return row.startDate === null ? none : formatDate(row.startDate, 'date')
      case 'timeRemaining': {
        const days = daysLeft(row, now)
        return days === null ? none : t('adList.daysLeft', { count: days })
      }
    }
  }
}

/** The change of a figure from the days before, such as `+12%`; null if nothing is compared, or from zero. */
export function changeWords(
  { counts, before }: Pick<AdRow, 'counts' | 'before'>,
  column: FigureColumn,
): string | null {
  if (counts === null || before === null) return null
  const change = changeOf(figureIn(counts, column), figureIn(before, column))
  if (change === null || change.percent === null) return null
  const sign = change.percent > 0 ? '+' : change.percent < 0 ? '−' : '±'
  return `${sign}${formatNumber(Math.abs(change.percent))}%`
}
