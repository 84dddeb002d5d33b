import { type DayFigure, type DayFigures, dayFigures } from '@aloft/domain/ads/report-days.rules'
import type { Currency } from '@aloft/domain/core/money'
import type {} from '@aloft/messages/i18n'
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Row } from '@aloft/design-system/primitives/row'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { Segments } from '@aloft/design-system/patterns/segments'
import * as css from './day-card.css.ts'
import { DayTable } from './day-table.tsx'
import { changesByDay, type ShownEvent } from './event-words.ts'

// The charting library is large, so the figures above are shown before it has loaded.
const DayChart = lazy(async () => ({ default: (await import('./day-chart.tsx')).DayChart }))

const modes = ['chart', 'table'] as const
type Mode = (typeof modes)[number]

export interface DayCardProps {
  /** Every day of the shown period, oldest first. */
  days: readonly DayFigures[]
  /** The same number of days before them, if the two are compared. */
  before: readonly DayFigures[] | null
  currency: Currency
  /** What changed the ads. */
  events: readonly ShownEvent[]
  /** Downloads the days as a file. */
  onDownload: () => void
}

/** Figures day by day, as a chart or as a table of the same numbers; the key T switches between them. */
export function DayCard({ days, before, currency, events, onDownload }: DayCardProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const hintId = useId()
  const [measure, setMeasure] = useState<DayFigure>('clicks')
  const [mode, setMode] = useState<Mode>('chart')
  const shown = useRef<HTMLDivElement>(null)
  const isByKey = useRef(false)
  const key = 'T'
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toUpperCase() !== key || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    isByKey.current = shown.current?.contains(event.target as Node) ?? false
    setMode(mode === 'chart' ? 'table' : 'chart')
  }
  // Switching between chart and table removes the focused element.
  useEffect(() => {
    if (isByKey.current) shown.current?.focus()
    isByKey.current = false
  }, [mode])
  // A figure that nothing counts has no chart; the table shows N/A.
  const counted = dayFigures.filter((name) => days.some((day) => day[name] !== null))
  const content = { days, before, measure, currency, changes: changesByDay(t, events, days) }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut beside buttons that do the same
    <section className={css.card} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <div className={css.head}>
        <Heading level={2} size={20} id={titleId}>
          {t('reports.days.title')}
        </Heading>
        <Row gap={8}>
          <Segments
            label={t('reports.days.mode')}
            options={modes.map((id) => ({ id, label: t(`reports.days.modes.${id}`) }))}
            value={mode}
            onChange={(id) => setMode(modes.find((one) => one === id) ?? mode)}
          />
          <Button size="small" variant="quiet" onPress={onDownload}>
            {t('reports.days.download')}
            <VisuallyHidden> {t('reports.days.downloadSpoken')}</VisuallyHidden>
          </Button>
        </Row>
      </div>
      <div className={css.legend}>
        <Segments
          label={t('reports.days.measure')}
          options={counted.map((id) => ({ id, label: t(`reports.figures.${id}`) }))}
          value={measure}
          onChange={(id) => setMeasure(dayFigures.find((one) => one === id) ?? measure)}
        />
        {before && mode === 'chart' ? (
          <span className={css.lines} aria-hidden="true">
            <span className={css.line}>{t('reports.days.now')}</span>
            <span className={`${css.line} ${css.dotted}`}>{t('reports.days.before')}</span>
          </span>
        ) : null}
      </div>
      <div ref={shown} tabIndex={-1} className={css.shown} aria-describedby={hintId}>
        {mode === 'table' ? (
          <DayTable {...content} />
        ) : (
          <Suspense
            fallback={
              <div aria-busy="true">
                <Skeleton width="100%" height={324} shape="block" />
              </div>
            }
          >
            <DayChart {...content} />
          </Suspense>
        )}
      </div>
      <div className={css.hint} data-screen-only>
        <Text size={12} tone="faint" id={hintId}>
          {t('reports.days.key', { key })}
        </Text>
      </div>
    </section>
  )
}
