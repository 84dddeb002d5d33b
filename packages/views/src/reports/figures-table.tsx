import { figureNames, type Performance } from '@aloft/domain/ads/performance.rules'
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

const dateColumns = { launches: ['submitted', 'start', 'end'], ads: ['start'] } as const

const dateOf = (row: FigureRow, column: (typeof dateColumns)['launches'][number]) =>
  ({ submitted: row.submittedDate, start: row.startDate, end: row.endDate })[column]

export interface FiguresTableProps {
  kind: 'launches' | 'ads'
  rows: readonly FigureRow[]
  /** Total of the rows in `currency`. */
  total: { readonly performance: Performance; readonly results: Performance }
  currency: Currency
  /** Shows the bookings behind the cost of a row. */
  onFollow: ((row: FigureRow) => void) | null
}

/** Launches or ads with all their figures, and the total (PRF-01, PRF-02, PRF-03). */
export function FiguresTable({ kind, rows, total, currency, onFollow }: FiguresTableProps) {
  const { t } = useTranslation()
  const words = useFigureWords(currency)
  const head = (label: string, isFigure = false) => (
    <th key={label} scope="col" className={css.head} data-figure={isFigure || undefined}>
      {label}
    </th>
  )
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
            {head(t(kind === 'launches' ? 'reports.table.launch' : 'reports.table.ad'))}
            {head(t('reports.table.status'))}
            {kind === 'ads' ? head(t('reports.table.platform')) : null}
            {dateColumns[kind].map((column) => head(t(`reports.table.${column}`)))}
            {figureNames.map((column) => head(t(`reports.figures.${column}`), true))}
            {head(t('reports.table.results'), true)}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={css.row}>
              <th scope="row" className={css.name} title={row.name}>
                {row.href ? <Link href={row.href}>{row.name}</Link> : row.name}
              </th>
              <td className={css.cell}>
                <StatusPill status={row.status} />
              </td>
              {kind === 'ads' ? <td className={css.cell}>{t(`ads.platforms.${row.platform}`)}</td> : null}
              {dateColumns[kind].map((column) => {
                const date = dateOf(row, column)
                return (
                  <td key={column} className={css.cell}>
                    {date ? formatDate(date, 'date') : t('reports.none')}
                  </td>
                )
              })}
              <Figures row={row} onFollow={onFollow} />
              <td className={css.cell} data-figure>
                {words('conversions', row.results.conversions)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={css.sumName}>
              {t('reports.table.total')}
            </th>
            <td className={css.sum} colSpan={kind === 'launches' ? 4 : 3}>
              {currency}
            </td>
            {figureNames.map((column) => (
              <td key={column} className={css.sum} data-figure>
                {words(column, total.performance[column])}
              </td>
            ))}
            <td className={css.sum} data-figure>
              {words('conversions', total.results.conversions)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Figures({ row, onFollow }: { row: FigureRow } & Pick<FiguresTableProps, 'onFollow'>) {
  const { performance, currency } = row
  const words = useFigureWords(currency)
  return figureNames.map((column) => (
    <td
      key={column}
      className={performance[column] === null ? `${css.cell} ${css.missing}` : css.cell}
      data-figure
    >
      <FollowedAmount onFollow={column === 'cost' && onFollow ? () => onFollow(row) : null}>
        {words(column, performance[column])}
      </FollowedAmount>
    </td>
  ))
}
