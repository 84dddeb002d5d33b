import { freeStartingTokens } from '@aloft/domain/plans/tokens.rules'
import type { TokenBalance } from '@aloft/domain/plans/plan.entity'
import { formatNumber } from '@aloft/domain/core/numbers'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Ruler, rulerTicks } from '@aloft/design-system/primitives/ruler'
import { Text } from '@aloft/design-system/primitives/text'
import { tokensPerTick } from './token-scale.ts'
import * as css from './token-meter.css.ts'

export interface TokenMeterProps {
  balance: TokenBalance
  /** The plan's tokens per month; 0 if it has none. */
  monthlyAllowance: number
  /** Whole days until the monthly tokens are refilled; null without a date. */
  daysToReset: number | null
}

const order = ['freeStarting', 'monthly', 'additional'] as const

/** The AI tokens left, in three parts in the order they're spent, on one scale (PLN-12, PLN-13, MOD-18). */
export function TokenMeter({ balance, monthlyAllowance, daysToReset }: TokenMeterProps) {
  const { t } = useTranslation()
  const totals = {
    freeStarting: Math.max(freeStartingTokens, balance.freeStarting),
    monthly: Math.max(monthlyAllowance, balance.monthly),
    additional: balance.additional,
  }
  const unit = tokensPerTick(Object.values(totals))
  const widest = Math.max(1, ...Object.values(totals).map((total) => Math.ceil(total / unit)))
  const left = order.reduce((sum, part) => sum + balance[part], 0)
  return (
    <div className={css.meter}>
      <div className={css.sum}>
        <Heading size={44}>{formatNumber(left)}</Heading>
        <Text as="span" tone="soft">
          {t('ads.tokenMeter.left')}
        </Text>
      </div>
      <ol className={css.parts}>
        {order.map((part) => {
          const total = totals[part]
          const count = Math.ceil(total / unit)
          const hasCeiling = part !== 'additional'
          return (
            <li key={part} className={css.part}>
              <div className={css.head}>
                <Text as="span" weight="strong">
                  {t(`ads.tokenMeter.parts.${part}`)}
                </Text>
                <Text as="span" figures="tabular">
                  {hasCeiling && total > 0
                    ? t('ads.tokenMeter.ofTotal', {
                        left: formatNumber(balance[part]),
                        total: formatNumber(total),
                      })
                    : formatNumber(balance[part])}
                </Text>
              </div>
              {count > 0 ? (
                <div style={{ width: `${(count / widest) * 100}%` }}>
                  <Ruler
                    ticks={rulerTicks(count, Math.ceil(balance[part] / unit), false)}
                    label={t(hasCeiling ? 'ads.tokenMeter.spoken' : 'ads.tokenMeter.spokenOpen', {
                      left: balance[part],
                      total,
                    })}
                  />
                </div>
              ) : null}
              <Text size={13} tone="soft">
                {part === 'monthly' && total === 0
                  ? t('ads.tokenMeter.noMonthly')
                  : t(`ads.tokenMeter.notes.${part}`)}
              </Text>
            </li>
          )
        })}
      </ol>
      <Text size={13} tone="faint">
        {t('ads.tokenMeter.scale', { count: unit })}
      </Text>
      {balance.resetDate && daysToReset !== null ? (
        <Text>
          {t('ads.tokenMeter.resets', {
            count: daysToReset,
            date: formatDate(balance.resetDate, 'date'),
          })}
        </Text>
      ) : null}
    </div>
  )
}
