import { formatNumber } from '@aloft/domain/core/numbers'
import type { TokenBalance, TokenUsage } from '@aloft/domain/plans/plan.entity'
import { tokenUsageDays, totalTokens } from '@aloft/domain/plans/tokens.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useId, useState } from 'react'
import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Row } from '@aloft/design-system/primitives/row'
import { Ruler, rulerTicks } from '@aloft/design-system/primitives/ruler'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as css from './token-use.css.ts'

export interface TokenUseProps {
  balance: TokenBalance
  /** The plan's tokens a month; 0 if it has none. */
  monthlyAllowance: number
  /** Whole days until the monthly tokens are refilled; null without a date. */
  daysToReset: number | null
  /** Newest first. */
  usage: readonly TokenUsage[]
}

/** The ruler has as many ticks whatever the allowance. */
const ticks = 30
const rowsAtFirst = 6
// One row takes no more room than the button that shows it.
const fewRows = rowsAtFirst + 1

/** AI tokens left, and what those of the last days were used for (PLN-12, PLN-13). */
export function TokenUse({ balance, monthlyAllowance, daysToReset, usage }: TokenUseProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={16}>
        <Heading level={2} size={24} id={id}>
          {t('billing.tokens.title')}
        </Heading>
        <div className={css.columns}>
          <Stack gap={12}>
            <Row gap={8} align="baseline">
              <Heading size={44}>{formatNumber(totalTokens(balance))}</Heading>
              <Text as="span" tone="soft">
                {t('billing.tokens.left')}
              </Text>
            </Row>
            <Parts balance={balance} monthlyAllowance={monthlyAllowance} />
            {balance.resetDate && daysToReset !== null ? (
              <Text size={13} tone="soft">
                {t('billing.tokens.resets', {
                  count: daysToReset,
                  date: formatDate(balance.resetDate, 'date'),
                })}
              </Text>
            ) : null}
          </Stack>
          <Usage usage={usage} />
        </div>
      </Stack>
    </section>
  )
}

function Parts({ balance, monthlyAllowance }: Pick<TokenUseProps, 'balance' | 'monthlyAllowance'>) {
  const { t } = useTranslation()
  const monthly = Math.max(monthlyAllowance, balance.monthly)
  const part = (name: 'freeStarting' | 'monthly' | 'additional', amount: string) => (
    <div className={css.part}>
      <Text as="dt" tone="soft">
        {t(`billing.tokens.parts.${name}`)}
      </Text>
      <Text as="dd" figures="tabular">
        {amount}
      </Text>
    </div>
  )
  return (
    <>
      {monthly > 0 ? (
        <Ruler
          ticks={rulerTicks(ticks, Math.ceil((balance.monthly / monthly) * ticks))}
          label={t('billing.tokens.ruler', { left: balance.monthly, total: monthly })}
        />
      ) : null}
      <dl>
        {balance.freeStarting > 0 ? part('freeStarting', formatNumber(balance.freeStarting)) : null}
        {monthly > 0
          ? part(
              'monthly',
              t('billing.tokens.ofTotal', {
                left: formatNumber(balance.monthly),
                total: formatNumber(monthly),
              }),
            )
          : null}
        {balance.additional > 0 ? part('additional', formatNumber(balance.additional)) : null}
      </dl>
    </>
  )
}

function Usage({ usage }: Pick<TokenUseProps, 'usage'>) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole || usage.length <= fewRows ? usage : usage.slice(0, rowsAtFirst)
  const hidden = usage.length - shown.length
  const days = { days: tokenUsageDays }
  if (usage.length === 0) return <Text tone="soft">{t('billing.tokens.unused', days)}</Text>
  return (
    <Stack gap={8} align="start">
      <table className={css.table}>
        <caption className={css.caption}>{t('billing.tokens.used', days)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('billing.tokens.day')}</th>
            <th scope="col">{t('billing.tokens.what')}</th>
            <th scope="col" data-figure>
              {t('billing.tokens.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ day, use, count, tokens }, index) => (
            <tr key={`${day} ${use}`}>
              <td>{shown[index - 1]?.day === day ? null : formatDate(localDay(day), 'date')}</td>
              <td>{t(`billing.tokens.uses.${use}`, { count })}</td>
              <td data-figure>{formatNumber(tokens)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('billing.tokens.total')}
            </th>
            <td data-figure>{formatNumber(usage.reduce((sum, { tokens }) => sum + tokens, 0))}</td>
          </tr>
        </tfoot>
      </table>
      {hidden > 0 ? (
        <span className={css.all}>
          <Button variant="quiet" size="small" onPress={() => setWhole(true)}>
            {t('billing.tokens.all', { count: hidden })}
          </Button>
        </span>
      ) : null}
    </Stack>
  )
}

/** The day as a date that is written as this day, wherever its reader is. */
function localDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}
