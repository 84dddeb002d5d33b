import { formatNumber } from '@aloft/domain/core/numbers'
import { type PlanLabel, planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as css from './plan-numbers.css.ts'

/** What a plan includes in numbers: brands, active ads, tokens and commission (PLN-11). */
export function PlanNumbers({ plan }: { plan: PlanLabel }) {
  const { t } = useTranslation()
  const { numIdeas, maxAds, tokensAllowance, commissionPercent, entitlements } = planOf(plan)
  return (
    <ul className={css.numbers}>
      <li>{t('planPage.numbers.brands', { count: numIdeas })}</li>
      <li>{t('planPage.numbers.ads', { count: maxAds })}</li>
      <li>
        {tokensAllowance > 0
          ? t('planPage.numbers.tokens', { count: tokensAllowance, number: formatNumber(tokensAllowance) })
          : t('planPage.numbers.noTokens')}
      </li>
      {entitlements.includes('launchAds') ? (
        <li>{t('planPage.numbers.commission', { percent: commissionPercent })}</li>
      ) : null}
    </ul>
  )
}
