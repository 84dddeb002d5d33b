import { totalOf } from '@aloft/domain/ads/performance.rules'
import { type DayFigure, type DayFigures, dayFigures } from '@aloft/domain/ads/report-days.rules'
import type { Currency } from '@aloft/domain/core/money'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { dayWords } from '@aloft/messages/day-words'
import { scrollFade } from '@aloft/design-system/theme/scroll-fade.css'
import type { Changes } from './event-words.ts'
import * as css from './figures-table.css.ts'
import { useFigureWords } from '../launches/use-figure-words.ts'

export interface DayTableProps {
  /** Every day of the shown period, oldest first. */
  days: readonly DayFigures[]
  /** The same number of days before them, if the two are compared. */
  before: readonly DayFigures[] | null
  /** The figure that is also shown for the days before. */
  measure: DayFigure
  currency: Currency
  /** Has its own column if there are any. */
  changes: Changes
}

/** The numbers of the chart, and their total. */
export function DayTable({ days, before, measure, currency, changes }: DayTableProps) {
  const { t } = useTranslation()
  const words = useFigureWords(currency)
  const total = totalOf(days)
  const earlier = before && totalOf(before)
  return (
    <div
      className={`${css.low} ${scrollFade}`}
      role="group"
      aria-label={t('reports.days.title')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      <table className={css.narrow}>
        <thead>
          <tr>
            <th scope="col" className={css.head}>
              {t('reports.days.day')}
            </th>
            {dayFigures.map((column) => (
              <th key={column} scope="col" className={css.head} data-figure>
                {t(`reports.figures.${column}`)}
              </th>
            ))}
            {before ? (
              <th scope="col" className={css.head} data-figure>
                {t('reports.days.beforeOf', {
                  figure: t(`reports.figures.${measure}`),
                  count: before.length,
                })}
              </th>
            ) : null}
            {changes.size > 0 ? (
              <th scope="col" className={css.head}>
                {t('reports.events.title')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {days.map((figures, place) => (
            <tr key={figures.day} className={css.row}>
              <th scope="row" className={css.name}>
                {dayWords(figures.day)}
              </th>
              {dayFigures.map((column) => (
                <td key={column} className={css.cell} data-figure>
                  {words(column, figures[column])}
                </td>
              ))}
              {before ? (
                <td className={css.cell} data-figure>
                  {words(measure, before[place]?.[measure] ?? null)}
                </td>
              ) : null}
              {changes.size > 0 ? (
                <td className={css.cell}>
                  {changes
                    .get(figures.day)
                    ?.map(({ whole }) => whole)
                    .join(', ') ?? t('reports.none')}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={css.sumName}>
              {t('reports.days.sum')}
            </th>
            {dayFigures.map((column) => (
              <td key={column} className={css.sum} data-figure>
                {words(column, total[column])}
              </td>
            ))}
            {earlier ? (
              <td className={css.sum} data-figure>
                {words(measure, earlier[measure])}
              </td>
            ) : null}
            {changes.size > 0 ? <td className={css.sum}>{t('reports.none')}</td> : null}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
