import type { LaunchColumn } from '@aloft/domain/ads/list/launch-columns.rules'
import type { LaunchRow } from '@aloft/domain/ads/list/launch.entity'
import { toMinorUnits } from '@aloft/domain/core/money'
import { formatNumber } from '@aloft/domain/core/numbers'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useTranslation } from 'react-i18next'

/** What a cell of a list of runs says: a dash before its start and where nobody counts, N/A where nothing counts it or there is no divisor (PRF-01). */
export function useRunWords(): (run: LaunchRow, column: Exclude<LaunchColumn, 'runId'>) => string {
  const { t } = useTranslation()
  const none = t('adList.none')
  const amount = (value: number, { currency }: LaunchRow) => formatMoney(toMinorUnits(value), currency)
  const day = (date: Date | null) => (date === null ? none : formatDate(date, 'date'))
  return (run, column) => {
    const quotient = (value: number | null, unit: '×' | '%') => {
      if (value !== null) return `${formatNumber(value, 2)}${unit}`
      return run.startDate === null ? none : t('adList.notAvailable')
    }
    switch (column) {
      case 'status':
        return t(`adCard.status.${run.status}`)
      case 'platform':
        return t(`ads.platforms.${run.platform}`)
      case 'type':
        return t(`adList.types.${run.type}`)
      case 'startDate':
        return day(run.startDate)
      case 'endDate':
        return day(run.endDate)
      case 'budget':
        return amount(run.budget, run)
      case 'spend':
        return run.startDate === null ? none : amount(run.spend, run)
      case 'clicks':
        return run.startDate === null ? none : formatNumber(run.clicks)
      case 'completions':
        if (run.startDate === null) return none
        return run.completions === null ? t('adList.notAvailable') : formatNumber(run.completions)
      case 'visits':
      case 'visitRate':
        return run[column] === null ? none : formatNumber(run[column])
      case 'roas':
        return quotient(run.roas, '×')
      case 'clickRate':
        return quotient(run.clickRate, '%')
    }
  }
}
