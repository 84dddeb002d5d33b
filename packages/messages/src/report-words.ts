import { type FigureName, moneyFigures } from '@aloft/domain/ads/performance.rules'
import { countDays, dayPeriods } from '@aloft/domain/ads/report-days.rules'
import type { ReportSentence } from '@aloft/domain/ads/report-sentence.rules'
import type { Currency } from '@aloft/domain/core/money'
import { formatNumber } from '@aloft/domain/core/numbers'
import { dayWords } from './day-words.ts'
import { formatMoney } from './money-format.ts'
import type { Translate } from './text-key.ts'

const rates: readonly FigureName[] = ['clickThroughRate', 'conversionRate']

/**
 * A figure in words: money in its currency, rates in percent with two decimals, N/A if a division isn't possible
 * (PRF-01, OPN-89).
 */
export function figureWords(t: Translate, currency: Currency) {
  return (name: FigureName, value: number | null): string => {
    if (value === null) return t('reports.notAvailable')
    if (moneyFigures.includes(name)) return formatMoney(value, currency)
    if (rates.includes(name)) return `${formatNumber(value, 2)}%`
    return name === 'roas' ? `${formatNumber(value, 2)}×` : formatNumber(value)
  }
}

/** A report in one sentence, e.g. `276 clicks for €149.00, 15% more than the week before.` */
export function sentenceWords(t: Translate, currency: Currency, sentence: ReportSentence): string {
  if (sentence.kind !== 'results') return t(`reports.lead.${sentence.kind}`)
  const { result, count, cost, period, span, comparison } = sentence
  const values = { count, number: formatNumber(count), cost: formatMoney(cost, currency) }
  const results = t(`reports.lead.${result}`, values)
  if (period === 'all' || period === 'launch')
    return t('reports.lead.since', { results, from: dayWords(span.from) })
  if (!comparison) return t('reports.lead.alone', { results })
  const days = dayPeriods.find((one) => one === period)
  const before = days
    ? t(`reports.lead.before.${days}`)
    : t('reports.lead.beforeOwn', { count: countDays(span) })
  const percent = 'percent' in comparison ? comparison.percent : null
  return t(`reports.lead.${comparison.way}`, { results, before, percent })
}
