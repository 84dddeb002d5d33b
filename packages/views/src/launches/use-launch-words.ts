import type { LaunchColumn } from '@aloft/domain/ads/list/launch-columns.rules'
import type { LaunchRow } from '@aloft/domain/ads/list/launch.entity'
import { toMinorUnits } from '@aloft/domain/core/money'
import { formatNumber } from '@aloft/domain/core/numbers'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'

/**
 * A cell's text in a list of launches: a dash before its start and if nobody counts it, N/A if nothing counts it or
 * there's no divisor (PRF-01).
 */
export function useLaunchWords(): (launch: LaunchRow, column: Exclude<LaunchColumn, 'runId'>) => string {
  const { t } = useTranslation()
  const none = t('adList.none')
  const amount = (value: number, { currency }: LaunchRow) => formatMoney(toMinorUnits(value), currency)
  const day = (date: Date | null) => (date === null ? none : formatDate(date, 'date'))
  return (launch, column) => {
    const quotient = (value: number | null, unit: '×' | '%') => {
      if (value !== null) return `${formatNumber(value, 2)}${unit}`
      return launch.startDate === null ? none : t('adList.notAvailable')
    }
    switch (column) {
      case 'status':
        return t(`adCard.status.${launch.status}`)
      case 'platform':
        return t(`ads.platforms.${launch.platform}`)
      case 'type':
        return t(`adList.types.${launch.type}`)
      case 'startDate':
        return day(launch.startDate)
      case 'endDate':
        return day(launch.endDate)
      case 'budget':
        return amount(launch.budget, launch)
      case 'spend':
        return launch.startDate === null ? none : amount(launch.spend, launch)
      case 'clicks':
        return launch.startDate === null ? none : formatNumber(launch.clicks)
      case 'completions':
        if (launch.startDate === null) return none
        return launch.completions === null ? t('adList.notAvailable') : formatNumber(launch.completions)
      case 'visits':
      case 'visitRate':
        return launch[column] === null ? none : formatNumber(launch[column])
      case 'roas':
        return quotient(launch.roas, '×')
      case 'clickRate':
        return quotient(launch.clickRate, '%')
    }
  }
}
