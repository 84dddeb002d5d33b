import type { AutopilotHold, AutopilotLog, AutopilotState } from '@aloft/domain/ads/autopilot.entity'
import type { AutopilotLever } from '@aloft/domain/ads/autopilot.rules'
import { type Currency, toMinorUnits } from '@aloft/domain/core/money'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { CheckboxField } from '@aloft/design-system/primitives/checkbox-field'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { FailedNotice } from '@aloft/design-system/patterns/failed-notice'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { AutopilotLogList } from './autopilot-log-list.tsx'
import * as css from './autopilot-panel.css.ts'

export type AutopilotContent =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & FailedLoad)
  | {
      kind: 'ready'
      state: AutopilotState
      /** Newest first. */
      logs: readonly AutopilotLog[]
      pending?: 'switch' | 'evaluate' | AutopilotLever | null
      /** A requested evaluation is in progress (AUT-03). */
      isEvaluating?: boolean
      failure?: 'oneOffAd' | 'adNotStopped' | 'inProgress' | 'notHeld' | 'generic' | null
    }

export interface AutopilotPanelProps {
  content: AutopilotContent
  currency: Currency
  /** Product time: locks that ended before it no longer apply. */
  now: Date
  /** Left out if the reader has no right to. */
  onSwitch?: ((isOn: boolean) => void) | undefined
  onLift?: ((lever: AutopilotLever) => void) | undefined
  onEvaluate?: (() => void) | undefined
  onLog: () => void
}

/** Entries shown in the section; the rest is in the log. */
const shownLogs = 3

const points = ['budget', 'bid', 'chance', 'limits'] as const

/** The autopilot of an ad: its switch, its locks with their end, and its last changes (AUT-01, AUT-02, AUT-04). */
export function AutopilotPanel(props: AutopilotPanelProps) {
  const { t } = useTranslation()
  const { content } = props
  if (content.kind === 'loading')
    return (
      <div role="status" aria-busy="true" aria-label={t('autopilot.loading')}>
        <Skeleton width="100%" height={48} />
      </div>
    )
  if (content.kind === 'failed')
    return <FailedNotice failed={content}>{t('autopilot.loadFailed')}</FailedNotice>
  return <Ready {...props} content={content} />
}

function Ready(props: AutopilotPanelProps & { content: Extract<AutopilotContent, { kind: 'ready' }> }) {
  const { content, onSwitch, onEvaluate, onLog } = props
  const { t } = useTranslation()
  const { state, logs, pending = null, isEvaluating = false, failure } = content
  const refusal = state.refusal ?? (onSwitch ? null : 'mayNot')
  const known = failure === 'inProgress' || failure === 'notHeld' ? failure : 'generic'
  return (
    <Stack gap={20}>
      <Stack gap={8}>
        <CheckboxField
          label={t('autopilot.label')}
          name="autopilot"
          isChecked={state.isOn}
          isDisabled={refusal !== null || pending !== null}
          onChange={(isOn) => onSwitch?.(isOn)}
        />
        <Text size={13} tone="soft">
          {refusal ? t(`autopilot.refusals.${refusal}`) : t('autopilot.lead')}
        </Text>
        {refusal ? null : (
          <ul className={css.points}>
            {points.map((point) => (
              <Text key={point} as="li" size={13} tone="soft">
                {t(`autopilot.points.${point}`)}
              </Text>
            ))}
          </ul>
        )}
      </Stack>
      {failure && pending === null ? (
        <Notice tone="error">
          {failure === 'oneOffAd' || failure === 'adNotStopped'
            ? t(`autopilot.refusals.${failure}`)
            : t(`autopilot.failures.${known}`)}
        </Notice>
      ) : null}
      {state.settings ? <Held {...props} settings={state.settings} content={content} /> : null}
      {state.isOn || logs.length > 0 ? (
        <Stack gap={8}>
          <AutopilotLogList logs={logs.slice(0, shownLogs)} />
          <Cluster gap={12}>
            {onEvaluate && state.settings ? (
              <Button
                size="small"
                isDisabled={isEvaluating || pending !== null}
                isLoading={isEvaluating || pending === 'evaluate'}
                onPress={onEvaluate}
              >
                {isEvaluating ? t('autopilot.evaluating') : t('autopilot.evaluate')}
              </Button>
            ) : null}
            {logs.length > shownLogs ? (
              <Button size="small" variant="quiet" onPress={onLog}>
                {t('autopilot.log.all')}
              </Button>
            ) : null}
          </Cluster>
        </Stack>
      ) : null}
    </Stack>
  )
}

type Settings = NonNullable<AutopilotState['settings']>

function Held({
  content,
  settings,
  currency,
  now,
  onLift,
}: AutopilotPanelProps & { content: Extract<AutopilotContent, { kind: 'ready' }>; settings: Settings }) {
  const { t } = useTranslation()
  const { state, pending = null, isEvaluating = false } = content
  const money = (amount: number | null) => formatMoney(toMinorUnits(amount ?? 0), currency)
  const subjectOf = (lever: AutopilotLever) => {
    if (lever === 'budget') return t('autopilot.held.budget', { amount: money(settings.budget) })
    if (lever === 'bid') return t('autopilot.held.bid', { amount: money(settings.bid) })
    return settings.isShown ? t('autopilot.held.shown') : t('autopilot.held.showing')
  }
  const until = ({ untilDate, isLifted }: AutopilotHold) => {
    if (isLifted) return t('autopilot.held.yours')
    if (untilDate <= now) return t('autopilot.held.daily')
    return t('autopilot.held.until', { date: formatDate(untilDate, 'dateTime') })
  }
  return (
    <Stack gap={8}>
      <Heading level={3} size={16}>
        {t('autopilot.held.title')}
      </Heading>
      {state.holds.length === 0 ? <Text tone="soft">{t('autopilot.held.none')}</Text> : null}
      <ul>
        {state.holds.map((hold) => (
          <li key={hold.lever} className={css.hold}>
            <Stack gap={2}>
              <Text as="span">{subjectOf(hold.lever)}</Text>
              <Text as="span" size={13} tone="soft" figures="tabular">
                {until(hold)}
              </Text>
            </Stack>
            {onLift && !hold.isLifted ? (
              <Button
                size="small"
                isDisabled={pending !== null || isEvaluating}
                isLoading={pending === hold.lever}
                onPress={() => onLift(hold.lever)}
              >
                {t(
                  `autopilot.held.lift.${hold.lever === 'showing' && settings.isShown ? 'shown' : hold.lever}`,
                )}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
