import { reportCardColumns } from '@aloft/domain/ads/list/card-columns.rules'
import { isFigureName, type Performance } from '@aloft/domain/ads/performance.rules'
import type { ReportColumn } from '@aloft/domain/core/report-columns'
import type { Currency } from '@aloft/domain/core/money'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useRef } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Link } from '@aloft/design-system/primitives/link'
import { FollowedAmount } from '@aloft/design-system/patterns/money/followed-amount'
import { StatusPill } from '@aloft/design-system/patterns/status-pill'
import { scrollFade } from '@aloft/design-system/theme/scroll-fade.css'
import { useIsNarrower } from '../ads/lists/use-is-narrower.ts'
import * as cards from './figure-cards.css.ts'
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

/** Width in CSS pixels from which the columns are in the chosen order. */
const wholeWidth = 1080

const isNumber = (column: ReportColumn) => isFigureName(column) || column === 'results' || undefined

const isKey = (column: ReportColumn) => column === 'status' || isFigureName(column)

/** The columns after the name; where not all of them fit, the figures come first. */
function columnsAfterName(columns: readonly ReportColumn[], isNarrow: boolean): readonly ReportColumn[] {
  const others = columns.filter((column) => column !== 'name')
  if (!isNarrow) return others
  return [...others.filter(isKey), ...others.filter((column) => !isKey(column))]
}

/** Launches or ads with their figures, and the total; a card for each on a phone (PRF-01, PRF-02, PRF-03). */
export function FiguresTable({ kind, rows, total, currency, columns, onFollow }: FiguresTableProps) {
  const { t } = useTranslation()
  const words = useFigureWords(currency)
  const box = useRef<HTMLDivElement>(null)
  const isNarrow = useIsNarrower(box, wholeWidth)
  const others = columnsAfterName(columns, isNarrow)
  const onCard = reportCardColumns(columns)
  const cells = others.map((column) => ({
    column,
    word: reportColumnWord(t, kind, column),
    isOnCard: onCard.includes(column),
  }))
  const sumOf = (column: ReportColumn) => {
    if (isFigureName(column)) return words(column, total.performance[column])
    return column === 'results' ? words('conversions', total.results.conversions) : null
  }
  return (
    <div
      ref={box}
      className={`${css.box} ${scrollFade}`}
      role="group"
      aria-label={t(`reports.table.${kind}`)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      <table className={`${css.table} ${cards.part}`} data-narrow={isNarrow || undefined}>
        <thead className={cards.headings}>
          <tr>
            <th scope="col" className={css.head}>
              {reportColumnWord(t, kind, 'name')}
            </th>
            {cells.map(({ column, word }) => (
              <th key={column} scope="col" className={css.head} data-figure={isNumber(column)}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={cards.part}>
          {rows.map((row) => (
            <tr key={row.id} className={`${css.row} ${cards.card}`}>
              <th scope="row" className={`${css.name} ${cards.cardName}`} title={row.name}>
                {row.href ? <Link href={row.href}>{row.name}</Link> : row.name}
              </th>
              <Cells row={row} cells={cells} onFollow={onFollow} />
            </tr>
          ))}
        </tbody>
        <tfoot className={cards.part}>
          <tr className={cards.card}>
            <th scope="row" className={`${css.sumName} ${cards.cardName}`}>
              {t('reports.table.totalIn', { currency })}
            </th>
            {cells.map((cell) => (
              <td
                key={cell.column}
                className={`${css.sum} ${cards.cardCell}`}
                {...attributesOf(cell, isFigureName(cell.column))}
              >
                {sumOf(cell.column)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

interface Cell {
  readonly column: ReportColumn
  readonly word: string
  readonly isOnCard: boolean
}

/** On a card, the figures and the start have labels; the status and the platform say what they are. */
function attributesOf({ column, word, isOnCard }: Cell, isShown: boolean) {
  return {
    'data-figure': isNumber(column),
    'data-card': isOnCard && isShown ? column : undefined,
    'data-label': isFigureName(column) || column === 'start' ? word : undefined,
  }
}

function Cells({
  row,
  cells,
  onFollow,
}: { row: FigureRow; cells: readonly Cell[] } & Pick<FiguresTableProps, 'onFollow'>) {
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
  return cells.map((cell) => {
    const { column } = cell
    const className = `${css.cell} ${cards.cardCell}`
    return isFigureName(column) ? (
      <td
        key={column}
        className={performance[column] === null ? `${className} ${css.missing}` : className}
        {...attributesOf(cell, true)}
      >
        <FollowedAmount onFollow={column === 'cost' && onFollow ? () => onFollow(row) : null}>
          {words(column, performance[column])}
        </FollowedAmount>
      </td>
    ) : (
      <td key={column} className={className} {...attributesOf(cell, true)}>
        {content[column]()}
      </td>
    )
  })
}
