import {
  budgetInMinorUnits,
  checkDuration,
  dailyBudgetOf,
  fundingPeriodDays,
} from '@aloft/domain/ads/funding.rules'
import { adTypeOf } from '@aloft/domain/ads/ad-settings.rules'
import type {} from '@aloft/messages/i18n'
import { formatMoney, formatPrice } from '@aloft/messages/money-format'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { EditorSettings } from './editor-settings.ts'

/** What the sections of an ad's settings hold, each in one line. */
export function useSettingWords(settings: EditorSettings) {
  const { t } = useTranslation()
  const { recurrence, budget, currency, durationDays, campaignGoal } = settings
  const paid = budgetInMinorUnits(budget)
  const isMonthly = recurrence === 'monthly'
  const days = fundingPeriodDays(recurrence, durationDays)
  const goal = t('adSettings.summary.goal', {
    goal: t(`adSettings.goal.goals.${campaignGoal}`),
    measure: t(`adSettings.summary.${adTypeOf(settings)}`),
  })
  const ofBudget =
    paid === null
      ? t('adSettings.summary.noBudget')
      : t(isMonthly ? 'adSettings.summary.budgetMonthly' : 'adSettings.summary.budgetOnce', {
          budget: formatPrice(paid, currency),
          daily: formatMoney(dailyBudgetOf(paid, days), currency),
        })
  const ofDays =
    checkDuration(durationDays) === null
      ? t('adSettings.summary.days', { count: days })
      : t('adSettings.summary.noDays')
  return {
    goal,
    funding: t(`adSettings.summary.${recurrence}`),
    budget: ofBudget,
    timing: isMonthly ? t('adSettings.summary.noEnd') : ofDays,
  }
}
