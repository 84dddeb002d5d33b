import {
  type ListPeriod,
  type NamedPeriod,
  namedPeriods,
  periodSpan,
} from '@aloft/domain/ads/list/list-period.rules'
import { addDays, dayOf, type DaySpan, spanBefore } from '@aloft/domain/ads/report-days.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { SelectField } from '@aloft/design-system/primitives/select-field'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './list-filters.css.ts'
import { OwnDays } from './own-days.tsx'

export interface PeriodPickerProps {
  period: ListPeriod
  /** By product time. */
  now: Date
  onPeriod: (period: ListPeriod) => void
}

/** The usual days of a first own choice. */
const usualDays = 30

/** Which days the figures of a list are about, and which days they're compared with. */
export function PeriodPicker({ period, now, onPeriod }: PeriodPickerProps) {
  const { t } = useTranslation()
  const span = periodSpan(period, now)
  const name = typeof period === 'object' ? 'custom' : period
  const label = (one: NamedPeriod | 'custom') =>
    one === 'all' || one === 'month' || one === 'custom'
      ? t(`adList.period.names.${one}`)
      : t('adList.period.names.lastDays', { count: Number(one) })
  const choose = (chosen: NamedPeriod | 'custom') => {
    if (chosen !== 'custom') onPeriod(chosen)
    else onPeriod(span ?? { from: addDays(dayOf(now), -usualDays), until: addDays(dayOf(now), -1) })
  }
  return (
    <Cluster gap={12} rowGap={4} align="end">
      <div className={css.field}>
        <SelectField
          label={t('adList.period.label')}
          name="list-period"
          value={name}
          options={[...namedPeriods, 'custom' as const].map((value) => ({ value, label: label(value) }))}
          onChange={(chosen) => choose(chosen || 'all')}
        />
      </div>
      {typeof period === 'object' ? (
        <OwnDays key={spanWords(period)} span={period} onSpan={onPeriod} />
      ) : null}
      {span ? (
        <div className={css.compared}>
          <Text size={13} tone="soft">
            {t('adList.period.compared', { days: spanWords(spanBefore(span)) })}
          </Text>
        </div>
      ) : null}
    </Cluster>
  )
}

function spanWords({ from, until }: DaySpan): string {
  const words = (day: string) => formatDate(new Date(`${day}T00:00:00`), 'date')
  return from === until ? words(from) : `${words(from)} – ${words(until)}`
}
