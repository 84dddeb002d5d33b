import type { DayFigure, DayFigures } from '@aloft/domain/ads/report-days.rules'
import { placeLabels } from '@aloft/domain/ads/report-events.rules'
import type { Currency } from '@aloft/domain/core/money'
import type {} from '@aloft/messages/i18n'
import { formatPrice } from '@aloft/messages/money-format'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceDot,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  usePlotArea,
  XAxis,
  YAxis,
} from 'recharts'
import { vars } from '@aloft/design-system/theme/theme.css'
import * as css from './day-chart.css.ts'
import { dayWords } from '@aloft/messages/day-words'
import type { Changes, ChangeWords } from './event-words.ts'
import { useFigureWords } from '../launches/use-figure-words.ts'

export interface DayChartProps {
  /** Every day of the shown period, oldest first. */
  days: readonly DayFigures[]
  /** The same number of days before them, if the two are compared. */
  before: readonly DayFigures[] | null
  measure: DayFigure
  currency: Currency
  /** Marked in the chart. */
  changes: Changes
}

interface Row {
  readonly day: string
  /** Null if nothing counts it. */
  readonly now: number | null
  readonly before: number | null
  readonly dayBefore: string | null
  readonly changes: readonly ChangeWords[]
}

/** Share of the axis that the words of a change need. */
const labelShare = 0.24

/** The usual width of a letter of a label, in pixels, and the fewest that say anything. */
const letterWidth = 6.2
const leastLetters = 8

/** Distance between the two lines of a label, in pixels. */
const labelLine = 15

const ink = { stroke: vars.ink, strokeWidth: 2.25 } as const
const tick = { fill: vars.inkFaint, fontSize: 12 } as const

/**
 * A figure day by day as a line, with the days before dotted and a mark where something changed. The left and right
 * arrow keys move from day to day.
 */
export function DayChart({ days, before, measure, currency, changes }: DayChartProps) {
  const { t } = useTranslation()
  const words = useFigureWords(currency)
  const rows = days.map((figures, place): Row => ({
    day: figures.day,
    now: figures[measure],
    before: before?.[place]?.[measure] ?? null,
    dayBefore: before?.[place]?.day ?? null,
    changes: changes.get(figures.day) ?? [],
  }))
  const marked = rows.flatMap((row, place) => (row.changes.length > 0 ? [{ ...row, place }] : []))
  const labels = placeLabels(
    marked.map(({ place }) => place),
    rows.length,
    labelShare,
  )
  const isMoney = measure === 'cost' || measure === 'revenue'
  const name = t(`reports.figures.${measure}`)
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  return (
    <div className={css.frame}>
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart
          data={rows}
          margin={{ top: labelTop(marked), right: 24, bottom: 0, left: 0 }}
          title={t('reports.days.chart', { figure: name, from: dayWords(first), until: dayWords(last) })}
        >
          <CartesianGrid vertical={false} stroke={vars.line} />
          <XAxis
            dataKey="day"
            tickFormatter={(day: string) => dayWords(day, 'short')}
            tick={tick}
            tickLine={{ stroke: vars.lineStrong }}
            axisLine={{ stroke: vars.lineStrong }}
            minTickGap={28}
          />
          <YAxis
            width="auto"
            allowDecimals={isMoney}
            tickFormatter={(value: number) =>
              isMoney ? formatPrice(Math.round(value), currency) : words(measure, value)
            }
            tick={tick}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            cursor={{ stroke: vars.lineControl }}
            isAnimationActive={false}
            content={<DayTip measure={measure} currency={currency} />}
          />
          {before ? (
            <Line
              dataKey="before"
              stroke={vars.inkFaint}
              strokeWidth={1.75}
              strokeDasharray="2 4"
              strokeLinecap="round"
              dot={false}
              activeDot={{ r: 3, fill: vars.inkFaint, stroke: 'none' }}
              isAnimationActive={false}
            />
          ) : null}
          <Area
            dataKey="now"
            {...ink}
            fill={vars.ink}
            fillOpacity={0.055}
            // A single day draws no line.
            dot={rows.length === 1 ? { r: 4.5, fill: vars.ink } : false}
            activeDot={{ ...ink, r: 4.5, fill: vars.raised }}
            isAnimationActive={false}
          />
          {marked.map((row) => (
            <ReferenceLine
              key={`${row.day} line`}
              x={row.day}
              stroke={vars.ink}
              strokeWidth={1}
              label={
                labels.has(row.place) ? (
                  <ChangeLabel words={row.changes} side={labels.get(row.place) ?? 'after'} />
                ) : (
                  false
                )
              }
            />
          ))}
          {marked.map(({ day, now }) => (
            <ReferenceDot key={`${day} dot`} x={day} y={now ?? 0} r={4.5} {...ink} fill={vars.raised} />
          ))}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}

/** The space that the labels need above the plot, in pixels. */
function labelTop(marked: readonly Row[]): number {
  if (marked.length === 0) return 12
  return marked.some(({ changes }) => changes.some(({ adName }) => adName)) ? 26 + labelLine : 26
}

interface ChangeLabelProps {
  /** What changed on its day. */
  words: readonly ChangeWords[]
  /** The side of its line with room. */
  side: 'before' | 'after'
  /** Set by the chart: the line. */
  viewBox?: { readonly x?: number; readonly y?: number }
}

/** What changed, and below it the ad, beside the line of the day; the tooltip of its day has all of it. */
function ChangeLabel({ words, side, viewBox: { x = 0, y = 0 } = {} }: ChangeLabelProps) {
  const { t } = useTranslation()
  const plot = usePlotArea()
  const [first, ...more] = words
  if (!first) return null
  const { what, adName } = first
  // Longer words would run into the next label or out of the chart.
  const room = Math.max(leastLetters, Math.floor(((plot?.width ?? 0) * labelShare) / letterWidth))
  const cut = (line: string) => (line.length > room ? `${line.slice(0, room - 1).trimEnd()}…` : line)
  const whole = more.length === 0 ? what : t('reports.events.more', { first: what, count: more.length })
  const lines = [
    { line: whole.length > room ? what : whole },
    ...(adName === null ? [] : [{ line: adName, className: css.changedAd }]),
  ]
  return (
    <text className={css.change} textAnchor={side === 'before' ? 'end' : 'start'}>
      {lines.map(({ line, ...rest }, place) => (
        <tspan key={place} x={x} y={y - 8 - (lines.length - 1 - place) * labelLine} {...rest}>
          {cut(line)}
        </tspan>
      ))}
    </text>
  )
}

interface DayTipProps {
  measure: DayFigure
  currency: Currency
  /** Set by the chart: whether a day is hovered, and which. */
  active?: boolean
  payload?: readonly { readonly payload?: Row }[]
}

/** Tooltip beside the day under the pointer. */
function DayTip({ measure, currency, active = false, payload }: DayTipProps) {
  const words = useFigureWords(currency)
  const row = payload?.[0]?.payload
  if (!active || !row) return null
  return (
    <div className={css.tip}>
      <p>
        {dayWords(row.day, 'short')} · <b>{words(measure, row.now)}</b>
      </p>
      {row.dayBefore === null ? null : (
        <p className={css.earlier}>
          {dayWords(row.dayBefore, 'short')} · {words(measure, row.before)}
        </p>
      )}
      {row.changes.map(({ whole }) => (
        <p key={whole}>{whole}</p>
      ))}
    </div>
  )
}
