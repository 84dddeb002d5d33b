import { formatNumber } from '@aloft/domain/core/numbers'
import { toMinorUnits } from '@aloft/domain/core/money'
import { type CataloguePlan, planLabels, planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { pricesOf } from '@aloft/domain/plans/plan-price.rules'
import { Disclosure } from '@aloft/design-system/primitives/disclosure'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { scrollFade } from '@aloft/design-system/theme/scroll-fade.css'
import type {} from '@aloft/messages/i18n'
import { formatPrice } from '@aloft/messages/money-format'
import type { ReactNode } from 'react'
import * as css from './plan-comparison.css.ts'

export interface PlanComparisonProps {
  /** The plan whose rights the account has. */
  planLabel: string
}

const facts = ['price', 'brands', 'ads', 'tokens', 'commission'] as const
type Fact = (typeof facts)[number]

/** What differs between the plans, as a table behind one line (PLN-03, PLN-06). */
export function PlanComparison({ planLabel }: PlanComparisonProps) {
  const { t } = useTranslation()
  const own = planOf(planLabel).labelKey
  const plans = planLabels.map((label) => planOf(label))
  const valueOf = useFactWords()
  return (
    <Disclosure summary={t('planPage.compare.title')}>
      <Stack gap={12}>
        <div
          className={`${css.box} ${scrollFade}`}
          role="group"
          aria-label={t('planPage.compare.title')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
          tabIndex={0}
        >
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col" className={css.corner}>
                  <VisuallyHidden>{t('planPage.opens')}</VisuallyHidden>
                </th>
                {plans.map(({ labelKey, marketingName }) => (
                  <th
                    key={labelKey}
                    scope="col"
                    className={css.plan}
                    data-own={labelKey === own || undefined}
                  >
                    {marketingName}
                    {labelKey === own ? <span className={css.mark}>{t('planPage.current')}</span> : null}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {facts.map((fact) => (
                <Line key={fact} name={t(`planPage.compare.facts.${fact}`)} plans={plans} own={own}>
                  {(plan) => valueOf(plan, fact)}
                </Line>
              ))}
              <Line name={t('planPage.entitlements.launchAds')} plans={plans} own={own}>
                {(plan) => <Included isIn={plan.entitlements.includes('launchAds')} />}
              </Line>
            </tbody>
          </table>
        </div>
        <Text size={13} tone="soft">
          {t('planPage.excl')}
        </Text>
      </Stack>
    </Disclosure>
  )
}

interface LineProps {
  name: string
  plans: readonly CataloguePlan[]
  own: string
  children: (plan: CataloguePlan) => ReactNode
}

function Line({ name, plans, own, children }: LineProps) {
  return (
    <tr>
      <th scope="row" className={css.fact}>
        {name}
      </th>
      {plans.map((plan) => (
        <td key={plan.labelKey} className={css.cell} data-own={plan.labelKey === own || undefined}>
          {children(plan)}
        </td>
      ))}
    </tr>
  )
}

function Included({ isIn }: { isIn: boolean }) {
  const { t } = useTranslation()
  return (
    <span className={css.included}>
      <Icon name={isIn ? 'check' : 'close'} size={14} />
      <VisuallyHidden>{t(isIn ? 'planPage.compare.yes' : 'planPage.compare.no')}</VisuallyHidden>
    </span>
  )
}

function useFactWords(): (plan: CataloguePlan, fact: Fact) => string {
  const { t } = useTranslation()
  return (plan, fact) => {
    switch (fact) {
      case 'price':
        return formatPrice(toMinorUnits(pricesOf(plan.labelKey).monthly), 'EUR')
      case 'brands':
        return formatNumber(plan.numIdeas)
      case 'ads':
        return formatNumber(plan.maxAds)
      case 'tokens':
        return formatNumber(plan.tokensAllowance)
      case 'commission':
        return plan.entitlements.includes('launchAds')
          ? `${plan.commissionPercent}%`
          : t('planPage.compare.none')
    }
  }
}
