import type { ForecastRange, ForecastSpeed, MissingForecastData } from '@aloft/domain/ads/forecast.rules'
import { bestForecastKeywords } from '@aloft/domain/ads/keyword-checks.rules'
import type { ResultKind } from '@aloft/domain/ads/results.rules'
import { type Currency, toMinorUnits } from '@aloft/domain/core/money'
import { formatNumber, roundForDisplay } from '@aloft/domain/core/numbers'
import type {} from '@aloft/messages/i18n'
import { formatMoney, formatPrice } from '@aloft/messages/money-format'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { FailedNotice } from '@aloft/design-system/patterns/failed-notice'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Disclosure } from '@aloft/design-system/primitives/disclosure'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { SliderField } from '@aloft/design-system/primitives/slider-field'
import { Spinner } from '@aloft/design-system/primitives/spinner'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { SimulatedMark } from '@aloft/design-system/patterns/simulated-mark'
import * as css from './forecast-panel.css.ts'
import { SpeedMeter } from './speed-meter.tsx'

/** Expected results of an ad over its whole launch; costs as decimal amounts. */
export interface ShownForecast {
  /** Length of the launch. */
  readonly days: number
  readonly speed: ForecastSpeed
  readonly visitors: ForecastRange
  readonly clicks: ForecastRange
  readonly resultKind: ResultKind
  readonly results: ForecastRange
  readonly cost: ForecastRange
  /** Null if too many comparable ads may get no result. */
  readonly costPerResult: ForecastRange | null
  readonly currency: Currency
  /** How many of 100 outcomes lie within the ranges. */
  readonly confidence: number
  readonly isSimulated: boolean
}

export type ForecastState =
  | { readonly kind: 'loading' }
  /** `isStale`: the forecast is for the previous plan, and the one for this plan is loading. */
  | { readonly kind: 'shown'; readonly forecast: ShownForecast; readonly isStale: boolean }
  | { readonly kind: 'refused'; readonly reason: ForecastRefusal }
  | ({ readonly kind: 'failed' } & FailedLoad)

/** Why there's no forecast, or what there's too little of for one (TGT-09). */
export type ForecastRefusal = 'forecastNotAvailable' | MissingForecastData

/** The sliders' values: a decimal amount a day, and whole days. */
export interface ForecastPlan {
  readonly dailyBudget: number
  readonly durationDays: number
}

export interface ForecastPanelProps {
  state: ForecastState
  plan: ForecastPlan
  currency: Currency
  /** Decimal amount. */
  minDailyBudget: number
  /** A monthly payment: the number of days can't be chosen. */
  isMonthly: boolean
  /** Number of the ad's keywords; null for platforms without keywords. */
  numKeywords: number | null
  /** Left out if the ad can't be changed. */
  onPlan?: ((plan: ForecastPlan) => void) | undefined
  /** Applies the sliders' values to the ad; left out if they're the same already, or can't be applied. */
  onUse?: (() => void) | undefined
  /** Opens the choice of audience or keywords; left out if they can't be chosen. */
  onOpen?: ((section: 'targeting' | 'keywords') => void) | undefined
}

const mostDailyBudget = 200
const mostDays = 90

/**
 * Expected results of an ad, and how another budget or duration would change them (TGT-05, TGT-07 to TGT-09).
 */
export function ForecastPanel(props: ForecastPanelProps) {
  const { t } = useTranslation()
  const { state, plan, currency, minDailyBudget, isMonthly, numKeywords, onPlan, onUse } = props
  const budget = formatPrice(toMinorUnits(plan.dailyBudget), currency)
  const change = (part: Partial<ForecastPlan>) => onPlan?.({ ...plan, ...part })
  return (
    <Stack as="section" gap={24} aria-label={t('forecast.title')} aria-busy={state.kind === 'loading'}>
      {state.kind === 'loading' ? <Loading /> : null}
      {state.kind === 'shown' ? <Shown {...state} /> : null}
      {state.kind === 'refused' ? <Refused {...props} reason={state.reason} /> : null}
      {state.kind === 'failed' ? (
        <FailedNotice failed={state} title={t('forecast.failures.forecastFailed.title')}>
          {t('forecast.failures.forecastFailed.text')}
        </FailedNotice>
      ) : null}
      <div className={css.sliders}>
        <SliderField
          label={t('forecast.budget')}
          name="dailyBudget"
          value={plan.dailyBudget}
          min={minDailyBudget}
          max={Math.max(mostDailyBudget, plan.dailyBudget)}
          shown={budget}
          isDisabled={!onPlan}
          onChange={(dailyBudget) => change({ dailyBudget })}
        />
        <SliderField
          label={t('forecast.days')}
          name="durationDays"
          value={plan.durationDays}
          min={1}
          max={Math.max(mostDays, plan.durationDays)}
          shown={t('forecast.daysShown', { count: plan.durationDays })}
          hint={isMonthly ? t('forecast.daysFixed') : undefined}
          isDisabled={!onPlan || isMonthly}
          onChange={(durationDays) => change({ durationDays })}
        />
      </div>
      {onUse ? (
        <div>
          <Button size="small" onPress={onUse}>
            {t('forecast.use', { budget, count: plan.durationDays })}
          </Button>
        </div>
      ) : null}
      {numKeywords !== null && numKeywords > bestForecastKeywords ? (
        <Text size={13} tone="soft">
          {t('forecast.keywords', { best: bestForecastKeywords, count: numKeywords })}
        </Text>
      ) : null}
    </Stack>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <Stack gap={16}>
      <VisuallyHidden>{t('forecast.loading')}</VisuallyHidden>
      <Skeleton width={180} height={36} shape="block" />
      <div className={css.figures}>
        {(['visitors', 'clicks', 'cost'] as const).map((name) => (
          <Skeleton key={name} width="80%" height={62} shape="block" />
        ))}
      </div>
    </Stack>
  )
}

type ForecastFigure = 'visitors' | 'clicks' | 'conversions' | 'cost' | 'costPerClick' | 'costPerConversion'

type FigureRow = [ForecastFigure, ForecastRange | null, (value: number) => string]

function Shown({ forecast, isStale }: { forecast: ShownForecast; isStale: boolean }) {
  const { t } = useTranslation()
  const perDay = roundForDisplay(forecast.visitors.middle / forecast.days)
  const inPeople = (count: number) => formatNumber(roundForDisplay(count))
  const inMoney = (amount: number) => formatPrice(toMinorUnits(Math.round(amount)), forecast.currency)
  const exactly = (amount: number) => formatMoney(toMinorUnits(amount), forecast.currency)
  const { visitors, clicks, results, cost, costPerResult, resultKind } = forecast
  const isByGoal = resultKind === 'conversions'
  const rows: readonly FigureRow[] = [
    ['visitors', visitors, inPeople],
    ['clicks', clicks, inPeople],
    // Without a goal the results are the clicks, which are listed already.
    ...(isByGoal ? [['conversions', results, (count) => formatNumber(count)] satisfies FigureRow] : []),
    ['cost', cost, inMoney],
    [isByGoal ? 'costPerConversion' : 'costPerClick', costPerResult, exactly],
  ]
  return (
    <Stack gap={16}>
      <Cluster gap={16} rowGap={8} align="start" justify="between">
        <div>
          <SpeedMeter speed={forecast.speed} />
          <Text size={13} tone="soft">
            {t('forecast.perDay', { count: perDay, shown: formatNumber(perDay) })}
          </Text>
        </div>
        <div className={css.marks}>
          {isStale ? (
            <span role="status">
              <VisuallyHidden>{t('forecast.loading')}</VisuallyHidden>
              <Spinner />
            </span>
          ) : null}
          {forecast.isSimulated ? <SimulatedMark /> : null}
        </div>
      </Cluster>
      <dl className={css.figures}>
        {rows.map(([name, range, written]) => (
          <div key={name} className={css.figure}>
            <Text as="dt" size={13} tone="soft">
              {t(`forecast.figures.${name}`)}
            </Text>
            <dd className={css.range}>
              {range
                ? t('forecast.range', { low: written(range.low), high: written(range.high) })
                : t('forecast.notAvailable')}
            </dd>
            <Text as="dd" size={13} tone="faint" figures="tabular">
              {range ? t('forecast.middle', { middle: written(range.middle) }) : t('forecast.tooFewResults')}
            </Text>
          </div>
        ))}
      </dl>
      <Text size={13} tone="soft">
        {t('forecast.confidence', { confidence: forecast.confidence, count: forecast.days })}
      </Text>
      {forecast.isSimulated ? (
        <Disclosure summary={t('forecast.simulated.summary')}>{t('forecast.simulated.lead')}</Disclosure>
      ) : null}
    </Stack>
  )
}

function Refused({ reason, onOpen }: ForecastPanelProps & { reason: ForecastRefusal }) {
  const { t } = useTranslation()
  const words = { title: t(`forecast.failures.${reason}.title`), text: t(`forecast.failures.${reason}.text`) }
  if (reason === 'visitors') {
    return (
      <Notice tone="info" title={words.title}>
        {words.text}
      </Notice>
    )
  }
  const section = reason === 'forecastNotAvailable' ? 'targeting' : 'keywords'
  return (
    <Notice
      tone="info"
      title={words.title}
      action={
        onOpen ? (
          <Button size="small" onPress={() => onOpen(section)}>
            {t(`forecast.failures.${reason}.way`)}
          </Button>
        ) : null
      }
    >
      {words.text}
    </Notice>
  )
}
