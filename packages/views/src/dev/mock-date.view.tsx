import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatRelative } from '@aloft/messages/relative-date'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Segments } from '@aloft/design-system/patterns/segments'
import { TimeSlider } from './time-slider.tsx'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Grid } from '@aloft/design-system/primitives/grid'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './mock-date.css.ts'

export interface DueItem {
  id: string
  /** The kind of due work on the server. */
  kind: string
  /** The ad or account it's about. */
  about: string | null
  date: Date
}

export interface HappenedItem {
  id: string
  title: string
  detail: string | null
  date: Date
}

export interface MockDateViewProps {
  /** Current product time, which keeps running. */
  now: Date
  /** Hours that product time is ahead of real time. */
  offsetHours: number
  /** Why the clock did not move. */
  trouble: 'refused' | 'ahead' | null
  /** Earliest first; null until it's loaded. */
  due: readonly DueItem[] | null
  /** Newest first. */
  happened: readonly HappenedItem[]
  isPlaying: boolean
  /** Moves the clock forward by this many hours; fractions are allowed. */
  onMove: (hours: number) => void
  /** Sets how many hours pass in a second from now on. */
  onPlay: (hoursASecond: number) => void
  onPause: () => void
}

const steps = [1, 24, 240] as const
const speeds = { hour: 1, quarter: 6, day: 24 } as const
type Speed = keyof typeof speeds
const sliderDays = 90

/** The time machine: product time, controls to advance it, due work and what has just happened (CLK-03). */
export function MockDateView({
  now,
  offsetHours,
  trouble,
  due,
  happened,
  isPlaying,
  onMove,
  onPlay,
  onPause,
}: MockDateViewProps) {
  const { t } = useTranslation()
  const [speed, setSpeed] = useState<Speed>('quarter')
  const changeSpeed = (next: Speed) => {
    setSpeed(next)
    if (isPlaying) onPlay(speeds[next])
  }
  return (
    <div className={css.page}>
      <Heading level={1} size={44}>
        {t('mockDate.title')}
      </Heading>
      <Text size={16} tone="soft">
        {t('mockDate.lead')}
      </Text>
      <div className={css.clock}>
        <Stack gap={4}>
          <Text as="div" size={12} tone="faint">
            {t('mockDate.now')}
          </Text>
          <div className={css.time} data-testid="product-time">
            {formatDate(now, 'dateTime')}
          </div>
          <Text as="div" size={13} tone="soft" figures="tabular">
            <Ahead hours={offsetHours} />
          </Text>
        </Stack>
        {trouble ? <Notice tone="error" title={t(`mockDate.${trouble}`)} /> : null}
        <Cluster gap={8}>
          {steps.map((hours) => (
            <Button key={hours} onPress={() => onMove(hours)}>
              {hours < 24
                ? t('mockDate.addHours', { count: hours })
                : t('mockDate.addDays', { count: hours / 24 })}
            </Button>
          ))}
          <div className={css.speed}>
            <Text as="span" size={13} tone="soft">
              {t('mockDate.speed')}
            </Text>
            <Segments
              label={t('mockDate.speed')}
              options={(Object.keys(speeds) as Speed[]).map((id) => ({
                id,
                label: t(`mockDate.speeds.${id}`),
              }))}
              value={speed}
              onChange={(id) => changeSpeed(id as Speed)}
            />
            <Button
              variant="primary"
              icon={
                isPlaying ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />
              }
              onPress={() => (isPlaying ? onPause() : onPlay(speeds[speed]))}
            >
              {isPlaying ? t('mockDate.pause') : t('mockDate.play')}
            </Button>
          </div>
        </Cluster>
        <TimeSlider now={now} days={sliderDays} marked={(due ?? []).map(({ date }) => date)} onGo={onMove} />
      </div>
      <Grid columns={2} gap={32}>
        <List title={t('mockDate.due')} empty={due?.length === 0 ? t('mockDate.nothingDue') : null}>
          {(due ?? []).map(({ id, kind, about, date }) => (
            <li key={id} className={css.item}>
              <Words
                title={t(`mockDate.kinds.${kind}` as 'mockDate.kinds.erase-account')}
                detail={about}
                date={t('mockDate.dueAt', {
                  date: formatDate(date, 'dateTime'),
                  when: formatRelative(date, now),
                })}
              />
              {date > now ? (
                <Button
                  size="small"
                  variant="quiet"
                  onPress={() => onMove((date.getTime() - now.getTime()) / 3_600_000)}
                >
                  {t('mockDate.go')}
                </Button>
              ) : null}
            </li>
          ))}
        </List>
        <List
          title={t('mockDate.happened')}
          empty={happened.length === 0 ? t('mockDate.nothingHappened') : null}
        >
          {happened.map(({ id, title, detail, date }) => (
            <li key={id} className={css.item}>
              <Words title={title} detail={detail} date={formatDate(date, 'dateTime')} />
            </li>
          ))}
        </List>
      </Grid>
      <Text size={13} tone="faint">
        {t('mockDate.onlyOn')}
      </Text>
    </div>
  )
}

function Ahead({ hours }: { hours: number }) {
  const { t } = useTranslation()
  if (hours === 0) return t('mockDate.inStep')
  const shown = (number: number) => Math.round(number * 10) / 10
  return hours < 48
    ? t('mockDate.aheadHours', { count: shown(hours) })
    : t('mockDate.aheadDays', { count: shown(hours / 24) })
}

function List({ title, empty, children }: { title: string; empty: string | null; children: ReactNode }) {
  const id = useId()
  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <Heading level={2} size={20} id={id}>
        {title}
      </Heading>
      {empty === null ? <ul>{children}</ul> : <Text tone="soft">{empty}</Text>}
    </Stack>
  )
}

function Words({ title, detail, date }: { title: string; detail: string | null; date: string }) {
  return (
    <Stack gap={2}>
      <Text as="div" weight="medium">
        {title}
      </Text>
      {detail ? (
        <Text as="div" size={13} tone="soft">
          {detail}
        </Text>
      ) : null}
      <Text as="div" size={12} tone="faint" figures="tabular">
        {date}
      </Text>
    </Stack>
  )
}
