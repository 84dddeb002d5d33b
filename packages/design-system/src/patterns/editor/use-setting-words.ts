import {
  budgetInMinorUnits,
  checkDuration,
  dailyBudgetOf,
  fundingPeriodDays,
} from '@aloft/domain/ads/funding.rules'
import { adTypeOf } from '@aloft/domain/ads/ad-settings.rules'
import type {} from '@aloft/messages/i18n'
import { formatMoney, formatPrice } from '@aloft/messages/money-format'
import { useTranslation } from 'react-i18next'
import type { EditorSettings } from './editor-settings.ts'

/** What the sections of an ad's settings hold, each in one line. */
export function useSettingWords(settings: EditorSettings) {
  const { t } = useTranslation()
  const { recurrence, budget, currency, durationDays, campaignGoal } = settings
  const paid = budgetInMinorUnits(budget)
  const isMonthly = recurrence === 'monthly'
  const days = fundingPeriodDays(recurrence, durationDays)
  const goal = t('adSettings.holds.goal', {
    goal: t(`adSettings.goal.goals.${campaignGoal}`),
    measure: t(`adSettings.holds.${adTypeOf(settings)}`),
  })
  const ofBudget =
    paid === null
      ? t('adSettings.holds.noBudget')
      : t(isMonthly ? 'adSettings.holds.budgetMonthly' : 'adSettings.holds.budgetOnce', {
          budget: formatPrice(paid, currency),
          daily: formatMoney(dailyBudgetOf(paid, days), currency),
        })
  const ofDays =
    checkDuration(durationDays) === null
      ? t('adSettings.holds.days', { count: days })
      : t('adSettings.holds.noDays')
  return {
    goal,
    funding: t(`adSettings.holds.${recurrence}`),
    budget: ofBudget,
    timing: isMonthly ? t('adSettings.holds.goesOn') : ofDays,
  }
}
