import { type AdColumn, type AdRow, costPerResult, daysLeft } from '@aloft/domain/ads/list/ad-rows.rules'
import { formatNumber } from '@aloft/domain/core/numbers'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'

/** The text of a cell in a list of ads: a dash before the first figures, N/A for a division by zero (PRF-01). */
export function useAdWords(now: Date): (row: AdRow, column: AdColumn) => string {
  const { t } = useTranslation()
  const none = t('adList.none')
  const figure = (number: number | null) => (number === null ? none : formatNumber(number))
  return (row, column) => {
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
      case 'impressions':
        return figure(row.impressions)
      case 'results':
        return figure(row.results)
      case 'spend':
        return row.spend === null ? none : formatMoney(row.spend, row.currency)
      case 'performance': {
        const cost = costPerResult(row)
        if (cost !== null) return formatMoney(cost, row.currency)
        return row.spend === null ? none : t('adList.notAvailable')
      }
    }
  }
}
