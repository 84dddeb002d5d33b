import { isFigureName, type Performance } from '@aloft/domain/ads/performance.rules'
import type { ReportColumn } from '@aloft/domain/core/report-columns'
import type { Currency } from '@aloft/domain/core/money'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Link } from '@aloft/design-system/primitives/link'
import { FollowedAmount } from '@aloft/design-system/patterns/money/followed-amount'
import { StatusPill } from '@aloft/design-system/patterns/status-pill'
import { scrollFade } from '@aloft/design-system/theme/scroll-fade.css'
import * as css from './figures-table.css.ts'
import { reportColumnWord } from './report-column-word.ts'
import { useFigureWords } from '../launches/use-figure-words.ts'

/** A launch of an ad, or an ad of a brand; amounts in minor units of its currency. */
export interface FigureRow {
  readonly id: string
  readonly name: string
  /** Link to its own report. */
  readonly href?: string | undefined
  readonly status: BalloonStatus
  readonly platform: AdPlatform
  readonly submittedDate: Date | null
  readonly startDate: Date | null
  readonly endDate: Date | null
  readonly currency: Currency
  readonly performance: Performance
  /** Figures of the previous seven days (PRF-06). */
  readonly results: Performance
}

export interface FiguresTableProps {
  kind: 'launches' | 'ads'
  rows: readonly FigureRow[]
  /** Total of the rows in `currency`. */
  total: { readonly performance: Performance; readonly results: Performance }
  currency: Currency
  /** The shown columns in order; the first is the name. */
  columns: readonly ReportColumn[]
  /** Shows the bookings behind the cost of a row. */
  onFollow: ((row: FigureRow) => void) | null
}

const isNumber = (column: ReportColumn) => isFigureName(column) || column === 'results' || undefined

/** Launches or ads with their figures, and the total (PRF-01, PRF-02, PRF-03). */
export function FiguresTable({ kind, rows, total, currency, columns, onFollow }: FiguresTableProps) {
  const { t } = useTranslation()
  const words = useFigureWords(currency)
  const others = columns.filter((column) => column !== 'name')
  const sumOf = (column: ReportColumn) => {
    if (isFigureName(column)) return words(column, total.performance[column])
    return column === 'results' ? words('conversions', total.results.conversions) : null
  }
  return (
    <div
      className={`${css.box} ${scrollFade}`}
      role="group"
      aria-label={t(`reports.table.${kind}`)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={css.head} data-figure={isNumber(column)}>
                {reportColumnWord(t, kind, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={css.row}>
              <th scope="row" className={css.name} title={row.name}>
                {row.href ? <Link href={row.href}>{row.name}</Link> : row.name}
              </th>
              <Cells row={row} columns={others} onFollow={onFollow} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={css.sumName}>
              {t('reports.table.totalIn', { currency })}
            </th>
            {others.map((column) => (
              <td key={column} className={css.sum} data-figure={isNumber(column)}>
                {sumOf(column)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Cells({
  row,
  columns,
  onFollow,
}: { row: FigureRow } & Pick<FiguresTableProps, 'columns' | 'onFollow'>) {
  const { t } = useTranslation()
  const { performance, currency } = row
  const words = useFigureWords(currency)
  const dateWord = (date: Date | null) => (date ? formatDate(date, 'date') : t('reports.none'))
  const content = {
    name: () => row.name,
    status: () => <StatusPill status={row.status} />,
    platform: () => t(`ads.platforms.${row.platform}`),
    submitted: () => dateWord(row.submittedDate),
    start: () => dateWord(row.startDate),
    end: () => dateWord(row.endDate),
    results: () => words('conversions', row.results.conversions),
  }
  return columns.map((column) =>
    isFigureName(column) ? (
      <td
        key={column}
        className={performance[column] === null ? `${css.cell} ${css.missing}` : css.cell}
        data-figure
      >
        <FollowedAmount onFollow={column === 'cost' && onFollow ? () => onFollow(row) : null}>
          {words(column, performance[column])}
        </FollowedAmount>
      </td>
    ) : (
      <td key={column} className={css.cell} data-figure={isNumber(column)}>
        {content[column]()}
      </td>
    ),
  )
}
