import {
  budgetInMinorUnits,
  dailyBudgetOf,
  fundingPeriodDays,
  leastBudgetOf,
  suggestedBudget,
  typedNumberFrom,
} from '@aloft/domain/ads/funding.rules'
import { minDailyBudget } from '@aloft/domain/core/params'
import type {} from '@aloft/messages/i18n'
import { formatMoney, formatPrice } from '@aloft/messages/money-format'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { SettingFieldsProps } from './editor-settings.ts'
import { SettingField } from './setting-field.tsx'

/** What an ad may spend, what that comes to a day, what to begin with, and what one click may cost (EDT-09, LCH-16, ENT-25). */
export function BudgetFields({ settings, onChange }: SettingFieldsProps) {
  const { t } = useTranslation()
  const { budget, bid, currency, recurrence, durationDays, failures, startingBudget } = settings
  const days = fundingPeriodDays(recurrence, durationDays)
  const inDays = t('adSettings.summary.days', { count: days })
  const least = formatPrice(leastBudgetOf(currency, days), currency)
  const paid = budgetInMinorUnits(budget)
  const range = {
    from: formatPrice(suggestedBudget.from, currency),
    to: formatPrice(suggestedBudget.to, currency),
  }
  const start =
    startingBudget === undefined
      ? t('adSettings.budget.start', range)
      : t('adSettings.budget.startOfAd', { ...range, amount: formatPrice(startingBudget, currency) })
  const daily =
    paid === null
      ? start
      : t('adSettings.budget.daily', {
          daily: formatMoney(dailyBudgetOf(paid, days), currency),
          days: inDays,
          least,
        })
  return (
    <>
      <SettingField
        field="plannedBudget"
        kind="number"
        label={t(recurrence === 'monthly' ? 'adSettings.budget.monthly' : 'adSettings.budget.once')}
        value={String(budget ?? '')}
        unit={currency}
        failure={failures.plannedBudget}
        words={{ least, days: inDays, daily: formatPrice(minDailyBudget[currency], currency) }}
        hint={daily}
        onChange={(text) => onChange({ plannedBudget: typedNumberFrom(text) })}
      />
      {bid ? (
        <SettingField
          field="maxCpc"
          kind="number"
          label={t('adSettings.budget.maxCpc')}
          value={String(bid.maxCpc ?? '')}
          unit={currency}
          failure={failures.maxCpc}
          words={{ example: '0.80' }}
          hint={t('adSettings.budget.bid')}
          optional={t('optional')}
          onChange={(text) => onChange({ maxCpc: typedNumberFrom(text) })}
        />
      ) : null}
    </>
  )
}
