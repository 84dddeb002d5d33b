import { budgetInMinorUnits, fundingPeriodDays, leastBudgetOf } from '@aloft/domain/ads/funding.rules'
import { formatNumber, roundForDisplay } from '@aloft/domain/core/numbers'
import { fromMinorUnits, toMinorUnits } from '@aloft/domain/core/money'
import { SimulatedMark } from '@aloft/design-system/patterns/simulated-mark'
import { FailedNotice } from '@aloft/design-system/patterns/failed-notice'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { SliderField } from '@aloft/design-system/primitives/slider-field'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import { formatPrice } from '@aloft/messages/money-format'
import { useId } from 'react'
import { BudgetFields } from '../ads/editor/budget-fields.tsx'
import type { SettingFieldsProps } from '../ads/editor/editor-settings.ts'
import { TimingFields } from '../ads/editor/timing-fields.tsx'
import type { ForecastState } from '../ads/forecast/forecast-panel.tsx'
import * as css from './launch-desk.css.ts'

export interface LaunchBudgetProps extends Pick<SettingFieldsProps, 'settings' | 'onChange'> {
  /** What the budget is expected to bring. */
  forecast: ForecastState
}

/** Where the slider ends unless the budget is higher: a decimal amount for every day. */
const mostDailyBudget = 20
const sliderStep = 5

/** The budget of an ad by slider or in figures, its length, and what that is expected to bring (LCH-16, TGT-08). */
export function LaunchBudget({ settings, onChange, forecast }: LaunchBudgetProps) {
  const { t } = useTranslation()
  const id = useId()
  const { budget, currency, recurrence, durationDays } = settings
  const days = fundingPeriodDays(recurrence, durationDays)
  const least = fromMinorUnits(leastBudgetOf(currency, days))
  const value = fromMinorUnits(budgetInMinorUnits(budget) ?? 0)
  const shown = Math.max(least, value)
  return (
    <section className={css.step} aria-labelledby={id}>
      <Heading level={2} size={20} id={id}>
        {t('launch.review.budget.title')}
      </Heading>
      <Forecast state={forecast} />
      <SliderField
        label={t('launch.review.budget.slider', { count: days })}
        name="budgetSlider"
        value={shown}
        min={least}
        max={Math.max(mostDailyBudget * days, Math.ceil(shown / sliderStep) * sliderStep)}
        step={sliderStep}
        shown={formatPrice(toMinorUnits(value), currency)}
        onChange={(plannedBudget) => onChange({ plannedBudget })}
      />
      <BudgetFields settings={{ ...settings, bid: null }} onChange={onChange} />
      <TimingFields settings={settings} onChange={onChange} />
    </section>
  )
}

function Forecast({ state }: { state: ForecastState }) {
  const { t } = useTranslation()
  switch (state.kind) {
    case 'loading':
      return <Skeleton width={240} height={52} shape="block" />
    case 'failed':
      return (
        <FailedNotice failed={state} title={t('forecast.failures.forecastFailed.title')}>
          {t('forecast.failures.forecastFailed.text')}
        </FailedNotice>
      )
    case 'refused':
      return (
        <Text size={14} tone="soft">
          {t(`forecast.failures.${state.reason}.text`)}
        </Text>
      )
    case 'shown': {
      const { clicks, confidence, isSimulated } = state.forecast
      const count = roundForDisplay(clicks.middle)
      const number = (figure: number) => formatNumber(roundForDisplay(figure))
      const inTen = Math.round(confidence / 10)
      return (
        <div role="status" aria-busy={state.isStale}>
          <Cluster gap={10} align="baseline">
            <div className={css.forecast}>
              {t('launch.review.budget.clicks', { count, shown: formatNumber(count) })}
            </div>
            {isSimulated ? <SimulatedMark /> : null}
          </Cluster>
          <Text size={13} tone="soft">
            {t('launch.review.budget.range', {
              low: number(clicks.low),
              high: number(clicks.high),
              inTen,
            })}
          </Text>
        </div>
      )
    }
  }
}
