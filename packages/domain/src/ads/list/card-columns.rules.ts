import type { AdColumn } from '../../core/ad-columns.ts'
import type { ReportColumn } from '../../core/report-columns.ts'
import { isFigureName } from '../performance.rules.ts'
import { type FigureColumn, isFigureColumn } from './ad-counts.rules.ts'

/** What a card shows if it's among the chosen columns: what came of the ad, and what it cost. */
const preferred: readonly FigureColumn[] = ['results', 'spend']

const figuresInReport = 6

/** The two of the chosen figures that a card of a list has room for on a phone. */
export function cardColumns(columns: readonly AdColumn[]): readonly FigureColumn[] {
  const figures = columns.filter(isFigureColumn)
  const others = figures.filter((column) => !preferred.includes(column))
  return [...figures.filter((column) => preferred.includes(column)), ...others].slice(0, preferred.length)
}

/**
 * What a card of a report shows on a phone: the first of the chosen figures, and the status beside the platform or the
 * start.
 */
export function reportCardColumns(columns: readonly ReportColumn[]): readonly ReportColumn[] {
  const besideStatus = columns.find((column) => column === 'platform' || column === 'start')
  const texts = columns.filter((column) => column === 'status' || column === besideStatus)
  return [...texts, ...columns.filter(isFigureName).slice(0, figuresInReport)]
}
