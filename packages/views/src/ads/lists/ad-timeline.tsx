import type { AdRow } from '@aloft/domain/ads/list/ad-rows.rules'
import {
  barStatus,
  placeInWindow,
  timelineBar,
  type TimelineResolution,
  timelineResolutions,
  timelineWindow,
} from '@aloft/domain/ads/list/timeline.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Row } from '@aloft/design-system/primitives/row'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Segments } from '@aloft/design-system/patterns/segments'
import { pillStatuses } from '@aloft/design-system/patterns/status-pill'
import * as css from './ad-timeline.css.ts'
import { useAdWords } from './use-ad-words.ts'
import { useMedia } from '@aloft/design-system/patterns/use-media'
import { rowHeight, useRowsInSight } from '@aloft/design-system/patterns/use-rows-in-sight'
import { media } from '@aloft/design-system/theme/scale'

export interface AdTimelineProps {
  /** In display order. */
  rows: readonly AdRow[]
  /** By product time. */
  now: Date
  /** The shown time span. */
  resolution: TimelineResolution
  onResolution: (resolution: TimelineResolution) => void
  onOpen: (id: string) => void
}

const percent = (part: number) => `${part * 100}%`

function useTickWords() {
  const { t } = useTranslation()
  return (tick: Date, resolution: TimelineResolution): string => {
    const words = formatDate(tick, 'dateTime')
    const [day = '', year = '', time = ''] = words.split(/,? (?=\d)/)
    switch (resolution) {
      case 'today':
        return time
      case 'weeks':
        return day
      case 'months':
        return `${day.replace(/^\d+ /, '')} ${year}`
      case 'quarters':
        return t('adList.timeline.quarter', { quarter: tick.getMonth() / 3 + 1, year })
    }
  }
}

/** When ads run, side by side (LST-01). Only visible rows are rendered, however many there are. */
export function AdTimeline({ rows, now, resolution, onResolution, onOpen }: AdTimelineProps) {
  const { t } = useTranslation()
  const [page, setPage] = useState(0)
  const tickWords = useTickWords()
  const box = useRef<HTMLDivElement>(null)
  const height = useMedia(media.phone) ? css.phoneRowHeight : rowHeight
  const heightAt = useCallback(() => height, [height])
  const { places, before, behind } = useRowsInSight(box, rows.length, heightAt)
  const words = useAdWords(now)
  const window = timelineWindow(resolution, now, page)
  const nowPlace = placeInWindow(now, window)
  const ticks = useRef<HTMLDivElement>(null)
  // If the time span doesn't fit, as on a phone, it's scrolled to now instead of starting with past weeks.
  const showNow = useEffectEvent(() => {
    const [outer, inner] = [box.current, ticks.current]
    if (!outer || !inner?.parentElement || nowPlace === null) return
    const names = inner.parentElement.offsetWidth - inner.offsetWidth
    const start = nowPlace * inner.offsetWidth - (outer.clientWidth - names) / 2
    outer.scrollLeft = getComputedStyle(outer).direction === 'rtl' ? -start : start
  })
  useEffect(() => showNow(), [resolution, page, height])
  return (
    <Stack gap={12}>
      <Cluster gap={8} justify="between">
        <Segments
          label={t('adList.timeline.resolution')}
          options={timelineResolutions.map((id) => ({ id, label: t(`adList.timeline.resolutions.${id}`) }))}
          value={resolution}
          onChange={(id) => {
            onResolution(timelineResolutions.find((one) => one === id) ?? resolution)
            setPage(0)
          }}
        />
        <div className={css.pager}>
          <Row gap={4}>
            <Button variant="quiet" onPress={() => setPage(page - 1)}>
              {t('adList.timeline.earlier')}
            </Button>
            <Button variant="quiet" isDisabled={page === 0} onPress={() => setPage(0)}>
              {t('adList.timeline.now')}
            </Button>
            <Button variant="quiet" onPress={() => setPage(page + 1)}>
              {t('adList.timeline.later')}
            </Button>
          </Row>
        </div>
      </Cluster>
      <div ref={box} className={css.box} role="region" aria-label={t('adList.views.timeline')}>
        <div className={css.head} aria-hidden="true">
          <span className={css.blank} />
          <div ref={ticks} className={css.ticks}>
            {window.ticks.map((tick) => (
              <span key={tick.getTime()} className={css.tick}>
                {tickWords(tick, resolution)}
              </span>
            ))}
          </div>
        </div>
        <div style={{ height: before }} />
        <ul className={css.rows} aria-label={t('adList.title')}>
          {places.map((place) => {
            const row = rows[place]
            return row ? (
              <li key={row.id} className={css.row} aria-setsize={rows.length} aria-posinset={place + 1}>
                <span className={css.corner}>
                  <button
                    type="button"
                    className={css.name}
                    data-lines={row.counts === null ? undefined : 2}
                    title={row.name}
                    onClick={() => onOpen(row.id)}
                  >
                    <bdi>{row.name}</bdi>
                  </button>
                  {row.counts === null ? null : (
                    <span className={css.brought}>
                      {t('adList.timeline.brought', {
                        count: row.counts.results,
                        results: words(row, 'results'),
                        spend: words(row, 'spend'),
                      })}
                    </span>
                  )}
                </span>
                <Track row={row} window={window} nowPlace={nowPlace} />
              </li>
            ) : null
          })}
        </ul>
        <div style={{ height: behind }} />
      </div>
    </Stack>
  )
}

function Track({
  row,
  window,
  nowPlace,
}: {
  row: AdRow
  window: ReturnType<typeof timelineWindow>
  nowPlace: number | null
}) {
  const { t } = useTranslation()
  const bar = timelineBar(row, window)
  const { startDate, endDate } = row
  const status = barStatus(row)
  const start = startDate ? formatDate(startDate, 'date') : ''
  const dates = endDate
    ? t('adList.timeline.dates', { start, end: formatDate(endDate, 'date') })
    : t('adList.timeline.since', { start })
  return (
    <div className={css.track}>
      {nowPlace === null ? null : (
        <span className={css.now} style={{ insetInlineStart: percent(nowPlace) }} />
      )}
      {bar && startDate ? (
        <span
          className={css.span({
            variant: pillStatuses[status],
            isCutAtStart: bar.isCutAtStart,
            isCutAtEnd: bar.isCutAtEnd,
          })}
          style={{ insetInlineStart: percent(bar.start), width: percent(bar.width) }}
          title={dates}
        >
          <span className={css.status}>{t(`adCard.status.${status}`)}</span>
        </span>
      ) : (
        <span className={css.absent}>{t('adList.timeline.notThen')}</span>
      )}
    </div>
  )
}
