import { changeOf } from '@aloft/domain/ads/report-days.rules'
import type { FunnelStep, FunnelStepName } from '@aloft/domain/ads/euro-funnel.rules'
import type { Currency } from '@aloft/domain/core/money'
import { formatNumber } from '@aloft/domain/core/numbers'
import type {} from '@aloft/messages/i18n'
import { formatMoney, formatPrice } from '@aloft/messages/money-format'
import type { Translate } from '@aloft/messages/text-key'
import { useId } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Text } from '@aloft/design-system/primitives/text'
import { FollowedAmount } from '@aloft/design-system/patterns/money/followed-amount'
import * as css from './euro-funnel.css.ts'

export interface EuroFunnelProps {
  /** The steps that the product knows, first to last. */
  steps: readonly FunnelStep[]
  currency: Currency
  /** Shows the bookings behind what was paid; null if they are of several launches. */
  onFollow: (() => void) | null
}

/** What became of the money: paid, shown, clicked, the goal, and back. */
export function EuroFunnel({ steps, currency, onFollow }: EuroFunnelProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section className={css.card} aria-labelledby={titleId}>
      <Heading level={2} size={20} id={titleId}>
        {t('reports.funnel.title')}
      </Heading>
      <div className={css.flow}>
        <Band steps={steps} />
        <ol>
          {steps.map((step) => (
            <li key={step.name} className={css.step}>
              <Text size={13} tone="soft">
                {t(`reports.funnel.steps.${step.name}`)}
              </Text>
              <p className={css.value}>
                <FollowedAmount onFollow={step.name === 'paid' ? onFollow : null}>
                  {valueWords(t, step, currency)}
                </FollowedAmount>
                <Since step={step} />
              </p>
              <Text size={12} tone="faint">
                {detailWords(t, step, currency)}
              </Text>
            </li>
          ))}
        </ol>
      </div>
      <Text size={12} tone="faint">
        {t('reports.funnel.scale')}
      </Text>
    </section>
  )
}

/** The change since the days before. */
function Since({ step: { value, before } }: { step: FunnelStep }) {
  const { t } = useTranslation()
  const percent = changeOf(value, before)?.percent ?? null
  if (percent === null || percent === 0) return null
  return (
    <span className={css.since}>
      {t('reports.funnel.since', { percent: `${percent < 0 ? '−' : '+'}${Math.abs(percent)}` })}
    </span>
  )
}

function valueWords(t: Translate, { name, value }: FunnelStep, currency: Currency): string {
  if (name === 'paid' || name === 'returned') return formatMoney(value, currency)
  const number = formatNumber(value)
  return name === 'shown' ? t('reports.funnel.times', { count: value, number }) : number
}

function detailWords(t: Translate, { name, detail, share }: FunnelStep, currency: Currency): string {
  if (detail === null) return t('reports.notAvailable')
  const amount = formatMoney(detail, currency)
  const details: Readonly<Record<FunnelStepName, () => string>> = {
    paid: () => t('reports.funnel.commission', { amount }),
    shown: () => t('reports.funnel.perThousand', { amount }),
    clicked: () => t('reports.funnel.perClick', { amount, share: formatNumber(share ?? 0, 1) }),
    reached: () => t('reports.funnel.perConversion', { amount, share: formatNumber(share ?? 0, 1) }),
    returned: () => t('reports.funnel.forEach', { amount, one: formatPrice(100, currency) }),
  }
  return details[name]()
}

const [width, stepHeight, barHeight] = [92, css.stepHeight, 44]

/** A bar for each step, joined by what flows from one to the next. */
function Band({ steps }: Pick<EuroFunnelProps, 'steps'>) {
  const height = (steps.length - 1) * stepHeight + barHeight
  const bars = steps.map((step, place) => ({
    ...step,
    top: place * stepHeight,
    // A bar of nothing would look like a missing one.
    long: Math.max(2, step.width * width),
  }))
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {bars.map(({ name, top, long }, place) => {
        const next = bars[place + 1]
        const fill = name === 'returned' ? css.back : css.bar
        return (
          <g key={name}>
            {next ? (
              <path
                className={next.name === 'returned' ? css.flowBack : css.flowOn}
                d={`M0 ${top + barHeight}H${long}C${long} ${top + 64} ${next.long} ${top + 58} ${next.long} ${next.top}H0Z`}
              />
            ) : null}
            <rect className={fill} y={top} width={long} height={barHeight} rx={1} />
          </g>
        )
      })}
    </svg>
  )
}
