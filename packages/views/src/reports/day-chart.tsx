import type { DayFigure, DayFigures } from '@aloft/domain/ads/report-days.rules'
import type { Currency } from '@aloft/domain/core/money'
import type {} from '@aloft/messages/i18n'
import { formatPrice } from '@aloft/messages/money-format'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { vars } from '@aloft/design-system/theme/theme.css'
import * as css from './day-chart.css.ts'
import { dayWords } from '@aloft/messages/day-words'
import { useFigureWords } from '../launches/use-figure-words.ts'

export interface DayChartProps {
  /** Every day of the shown period, oldest first. */
  days: readonly DayFigures[]
  /** The same number of days before them, if the two are compared. */
  before: readonly DayFigures[] | null
  measure: DayFigure
  currency: Currency
}

interface Row {
  readonly day: string
  /** Null if nothing counts it. */
  readonly now: number | null
  readonly before: number | null
  readonly dayBefore: string | null
}

const ink = { stroke: vars.ink, strokeWidth: 2.25 } as const
const tick = { fill: vars.inkFaint, fontSize: 12 } as const

/**
 * A figure day by day as a line, with the days before dotted. The left and right arrow keys move from day to
 * day.
 */
export function DayChart({ days, before, measure, currency }: DayChartProps) {
  const { t } = useTranslation()
  const words = useFigureWords(currency)
  const rows = days.map((figures, place): Row => ({
    day: figures.day,
    now: figures[measure],
    before: before?.[place]?.[measure] ?? null,
    dayBefore: before?.[place]?.day ?? null,
  }))
  const isMoney = measure === 'cost' || measure === 'revenue'
  const name = t(`reports.figures.${measure}`)
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  return (
    <div className={css.frame}>
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart
          data={rows}
          margin={{ top: 12, right: 24, bottom: 0, left: 0 }}
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
        </ComposedChart>
      </ResponsiveContainer>
    </div>
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
    </div>
  )
}
