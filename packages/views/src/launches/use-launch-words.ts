import type { LaunchColumn } from '@aloft/domain/ads/list/launch-columns.rules'
import type { LaunchRow } from '@aloft/domain/ads/list/launch.entity'
import { toMinorUnits } from '@aloft/domain/core/money'
import { formatNumber } from '@aloft/domain/core/numbers'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'

/** The columns of a list of launches that are summed, with the rates of those sums. */
const summedColumns = ['budget', 'spend', 'clicks', 'roas', 'clickRate', 'completions'] as const
type SummedColumn = (typeof summedColumns)[number]

/** The column if it's summed. */
export const summedColumn = (column: LaunchColumn) => summedColumns.find((one) => one === column)

/** The text of an amount, count or rate of launches: N/A if nothing counts it or there's no divisor (PRF-01). */
export function useSumWords(): (
  sums: Pick<LaunchRow, SummedColumn | 'currency'>,
  column: SummedColumn,
) => string {
  const { t } = useTranslation()
  return (sums, column) => {
    const value = sums[column]
    if (value === null) return t('adList.notAvailable')
    switch (column) {
      case 'budget':
      case 'spend':
        return formatMoney(toMinorUnits(value), sums.currency)
      case 'roas':
        return `${formatNumber(value, 2)}×`
      case 'clickRate':
        return `${formatNumber(value, 2)}%`
      case 'clicks':
      case 'completions':
        return formatNumber(value)
    }
  }
}

/** A cell's text in a list of launches: a dash before its start and if nobody counts it. */
export function useLaunchWords(): (launch: LaunchRow, column: Exclude<LaunchColumn, 'runId'>) => string {
  const { t } = useTranslation()
  const sumWords = useSumWords()
  const none = t('adList.none')
  const day = (date: Date | null) => (date === null ? none : formatDate(date, 'date'))
  return (launch, column) => {
    switch (column) {
      case 'status':
        return t(`adCard.status.${launch.status}`)
      case 'platform':
        return t(`ads.platforms.${launch.platform}`)
      case 'type':
        return t(`adList.types.${launch.type}`)
      case 'startDate':
      case 'endDate':
        return day(launch[column])
      case 'visits':
      case 'visitRate':
        return launch[column] === null ? none : formatNumber(launch[column])
      case 'budget':
        return sumWords(launch, column)
      default:
        return launch.startDate === null ? none : sumWords(launch, column)
    }
  }
}
