import { type FigureName, moneyFigures } from '@aloft/domain/ads/performance.rules'
import type { Currency } from '@aloft/domain/core/money'
import { formatNumber } from '@aloft/domain/core/numbers'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'

const rates: readonly FigureName[] = ['clickThroughRate', 'conversionRate']

/**
 * A figure in words: money in its currency, rates in percent with two decimals, N/A if a division isn't possible
 * (PRF-01, OPN-89).
 */
export function useFigureWords(currency: Currency): (name: FigureName, value: number | null) => string {
  const { t } = useTranslation()
  return (name, value) => {
    if (value === null) return t('reports.notAvailable')
    if (moneyFigures.includes(name)) return formatMoney(value, currency)
    if (rates.includes(name)) return `${formatNumber(value, 2)}%`
    return name === 'roas' ? `${formatNumber(value, 2)}×` : formatNumber(value)
  }
}
