import {
  type Breakdown,
  type BreakdownPart,
  breakdowns,
  maxBrokenDown,
} from '@aloft/domain/ads/breakdowns.rules'
import type { Performance } from '@aloft/domain/ads/performance.rules'
import { countableIn, leadingFigures } from '@aloft/domain/ads/report-figures.rules'
import type { Currency } from '@aloft/domain/core/money'
import { dayWords } from '@aloft/messages/day-words'
import type {} from '@aloft/messages/i18n'
import type { Translate } from '@aloft/messages/text-key'
import { useId } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { FailedNotice } from '@aloft/design-system/patterns/failed-notice'
import { Segments } from '@aloft/design-system/patterns/segments'
import { scrollFade } from '@aloft/design-system/theme/scroll-fade.css'
import * as table from './figures-table.css.ts'
import * as css from './breakdown-card.css.ts'
import { useFigureWords } from '../launches/use-figure-words.ts'

interface Choice {
  by: Breakdown
  /** What the platform reports; empty until it has answered. */
  known: readonly Breakdown[]
}

/** A report's breakdown: not asked for yet, loading, why it didn't load, or its parts. */
export type BreakdownContent =
  | { kind: 'closed' }
  | ({ kind: 'loading' } & Choice)
  | ({ kind: 'failed' } & FailedLoad)
  | ({ kind: 'open'; parts: readonly BreakdownPart<Performance>[]; numLeftOut: number } & Choice)

export interface BreakdownCardProps {
  content: BreakdownContent
  currency: Currency
  /** Asks for a breakdown. */
  onBreakDown: (by: Breakdown) => void
}

/** What the results of the period are made of, as far as the ad's platform reports it. Asked for when it's opened. */
export function BreakdownCard({ content, currency, onBreakDown }: BreakdownCardProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Stack as="section" gap={12} aria-labelledby={titleId}>
      <Cluster gap={16} rowGap={10} justify="between">
        <Heading level={2} size={20} id={titleId}>
          {t('reports.breakdown.title')}
        </Heading>
        {content.kind === 'closed' ? (
          <Button onPress={() => onBreakDown('device')}>{t('reports.breakdown.open')}</Button>
        ) : null}
        {'known' in content && content.known.length > 0 ? (
          <Segments
            label={t('reports.breakdown.by')}
            options={content.known.map((id) => ({ id, label: t(`reports.breakdown.names.${id}`) }))}
            value={content.by}
            onChange={(id) => onBreakDown(breakdowns.find((one) => one === id) ?? content.by)}
          />
        ) : null}
      </Cluster>
      <Inside content={content} currency={currency} />
    </Stack>
  )
}

function Inside({ content, currency }: Omit<BreakdownCardProps, 'onBreakDown'>) {
  const { t } = useTranslation()
  switch (content.kind) {
    case 'closed':
      return (
        <Text size={13} tone="soft">
          {t('reports.breakdown.lead')}
        </Text>
      )
    case 'loading':
      return (
        <div aria-busy="true">
          <VisuallyHidden>{t('reports.breakdown.loading')}</VisuallyHidden>
          <Skeleton width="100%" height={220} shape="block" />
        </div>
      )
    case 'failed':
      return (
        <FailedNotice failed={content} title={t('reports.breakdown.failed')}>
          {t('reports.failed.lead')}
        </FailedNotice>
      )
    case 'open':
      return content.parts.length === 0 ? (
        <Text size={13} tone="soft">
          {t('reports.breakdown.none')}
        </Text>
      ) : (
        <Stack gap={12}>
          <PartsTable by={content.by} parts={content.parts} currency={currency} />
          {content.numLeftOut > 0 ? (
            <Text size={13} tone="soft">
              {t('reports.breakdown.leftOut', { count: content.numLeftOut, max: maxBrokenDown })}
            </Text>
          ) : null}
        </Stack>
      )
  }
}

interface PartsTableProps {
  by: Breakdown
  parts: readonly BreakdownPart<Performance>[]
  currency: Currency
}

function PartsTable({ by, parts, currency }: PartsTableProps) {
  const { t } = useTranslation()
  const words = useFigureWords(currency)
  const [first] = parts
  const columns = first ? leadingFigures(countableIn(first.figures)) : []
  const clicks = parts.reduce((sum, { figures }) => sum + figures.clicks, 0)
  return (
    <div
      className={`${table.box} ${scrollFade}`}
      role="group"
      aria-label={t('reports.breakdown.title')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      <table className={table.narrow}>
        <thead>
          <tr>
            <th scope="col" className={table.head}>
              {t(`reports.breakdown.names.${by}`)}
            </th>
            <th scope="col" className={table.head}>
              {t('reports.breakdown.share')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={table.head} data-figure>
                {t(`reports.figures.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, figures }) => (
            <tr key={key} className={table.row}>
              <th scope="row" className={table.name}>
                {partName(t, by, key)}
              </th>
              <td className={table.cell}>
                <Share percent={clicks === 0 ? 0 : Math.round((figures.clicks / clicks) * 100)} />
              </td>
              {columns.map((column) => (
                <td key={column} className={table.cell} data-figure>
                  {words(column, figures[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Share({ percent }: { percent: number }) {
  return (
    <span className={css.share}>
      <span className={css.track} aria-hidden="true">
        <span className={css.fill} style={{ width: `${percent}%` }} />
      </span>
      {percent}%
    </span>
  )
}

function partName(t: Translate, by: Breakdown, key: string): string {
  switch (by) {
    case 'day':
      return dayWords(key)
    case 'hour':
      return t('reports.breakdown.hour', { from: key, until: Number(key) + 1 })
    case 'device':
      return key === 'phone' || key === 'computer' || key === 'tablet'
        ? t(`reports.breakdown.devices.${key}`)
        : key
    case 'place':
    case 'age':
    case 'searchTerm':
      return key
  }
}
