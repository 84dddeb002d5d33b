import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Heading } from '../../primitives/heading.tsx'
import { Skeleton } from '../../primitives/skeleton.tsx'
import { Stack } from '../../primitives/stack.tsx'
import { Text } from '../../primitives/text.tsx'
import type { ChartDrawing } from '../machine-chart/chart-drawing.ts'
import { MachineChart } from '../machine-chart/machine-chart.tsx'
import { EventLog, type EventLogProps } from './event-log.tsx'
import { EventSender, type EventSenderProps } from './event-sender.tsx'
import { type InspectorJson, type InspectorMoment, type InspectorWay, statePath } from './inspector-data.ts'
import * as css from './machine-inspector.css.ts'
import { ReplayBar, type ReplayBarProps } from './replay-bar.tsx'
import { StateWays } from './state-ways.tsx'

export interface MachineInspectorProps
  extends
    Omit<ReplayBarProps, 'canReplay'>,
    Omit<EventSenderProps, 'isDisabled'>,
    Omit<EventLogProps, 'selected' | 'onSelect'> {
  title: string
  /** Null while the layout is being computed. */
  drawing: ChartDrawing | null
  ways: readonly InspectorWay[]
  /** The machine's state: now, or at the step of the replay. */
  now: InspectorMoment
  /** Ids of the transitions that led to this state. */
  taken: readonly string[]
}

/** In CSS pixels: a wider chart leaves no room for panels beside it in a window of 1440. */
const widestBeside = 960

/** A machine with its chart, events to send, log, context and replay (MAC-06, MAC-11). */
export function MachineInspector(props: MachineInspectorProps) {
  const { title, drawing, ways, now, taken } = props
  const { t } = useTranslation()
  const [seq, setSeq] = useState<number | null>(null)
  const [stateId, setStateId] = useState<string | null>(null)
  const { entries, replay } = props
  const shownEntry = replay ? entries[replay.step - 1] : entries.find((entry) => entry.seq === seq)
  const shown = replay ? now : (shownEntry ?? now)
  const shape = drawing && drawing.width > widestBeside ? 'below' : 'beside'
  const { status } = now
  return (
    <div className={css.frame}>
      <header className={css.head}>
        <Heading level={2} size={24}>
          {title}
        </Heading>
        <Text as="span" weight="strong" size={16}>
          {statePath(shown.value)}
        </Text>
        <Text as="span" tone="soft">
          {isStatus(status) ? t(`inspector.status.${status}`) : status}
        </Text>
      </header>
      <div className={css.body({ shape })}>
        <div className={css.panels({ shape })}>
          <div className={css.panel}>
            <EventSender events={props.events} onSend={props.onSend} isDisabled={replay !== null} />
            <ReplayBar {...props} canReplay={entries.length > 0} />
          </div>
          <div className={css.panel}>
            <EventLog
              {...props}
              selected={replay ? (shownEntry?.seq ?? null) : seq}
              onSelect={(next) => (replay ? props.onStep(stepOf(props, next)) : setSeq(next))}
            />
          </div>
          <div className={css.panel}>
            {stateId ? (
              <StateWays state={stateId} ways={ways} onClose={() => setStateId(null)} />
            ) : (
              <Stack as="section" gap={12}>
                <Heading level={3} size={16}>
                  {shownEntry
                    ? t('inspector.context.titleAt', { seq: shownEntry.seq })
                    : t('inspector.context.title')}
                </Heading>
                <Json label={t('inspector.context.title')} value={shown.context} />
                {shownEntry ? (
                  <>
                    <Heading level={3} size={16}>
                      {t('inspector.context.event', { seq: shownEntry.seq })}
                    </Heading>
                    <Json
                      label={t('inspector.context.event', { seq: shownEntry.seq })}
                      value={shownEntry.event}
                    />
                  </>
                ) : null}
              </Stack>
            )}
          </div>
        </div>
        {drawing ? (
          <MachineChart
            drawing={drawing}
            active={shown.active}
            taken={shownEntry ? shownEntry.taken : taken}
            selected={stateId}
            onSelect={setStateId}
          />
        ) : (
          <div role="status" aria-label={t('inspector.drawing')}>
            <Skeleton width="100%" height={480} shape="block" />
          </div>
        )}
      </div>
    </div>
  )
}

function Json({ label, value }: { label: string; value: InspectorJson }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <pre className={css.json} role="region" aria-label={label} tabIndex={0}>
      {JSON.stringify(value, null, 2)}
    </pre>
  )
}

function stepOf({ entries, replay }: MachineInspectorProps, seq: number | null): number {
  return seq === null ? (replay?.step ?? 0) : entries.findIndex((entry) => entry.seq === seq) + 1
}

type Status = 'active' | 'done' | 'error' | 'stopped'
const isStatus = (status: string): status is Status => ['active', 'done', 'error', 'stopped'].includes(status)
