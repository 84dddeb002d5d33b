import { toMinorUnits } from '@aloft/domain/core/money'
import { chargeOf } from '@aloft/domain/payments/plan-period.rules'
import type { Subscription } from '@aloft/domain/payments/subscription.entity'
import {
  soldEntitlements,
  isLegacyPlan,
  type PlanLabel,
  planLabels,
  planOf,
} from '@aloft/domain/plans/plan-catalogue.rules'
import { pricesOf } from '@aloft/domain/plans/plan-price.rules'
import { trialDays } from '@aloft/domain/plans/trial.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatMoney, formatPrice } from '@aloft/messages/money-format'
import type { ReactNode } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { PlanNumbers } from './plan-numbers.tsx'
import { Segments } from '@aloft/design-system/patterns/segments'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Grid } from '@aloft/design-system/primitives/grid'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './plan-choice.css.ts'

export interface PlanChoiceViewProps {
  /** The label of the user's plan, which may no longer be sold. */
  currentPlan: string
  /** The account's current subscription, and the page where it's canceled. */
  ownPlan?:
    | {
        readonly subscription: Pick<Subscription, 'status' | 'periodEndDate' | 'canceledDate'>
        readonly href: string
      }
    | undefined
  /** VAT on what is paid today, in percent. */
  vatPercent: number
  /** Whether plans can be tried first, which is possible once per account (PLN-09). */
  mayTry: boolean
  /** Prices are per year; otherwise per month. */
  isAnnual: boolean
  onShowBy: (isAnnual: boolean) => void
  /** Left out if the user's plan continues: support exchanges it. */
  onChoose?: ((plan: PlanLabel) => void) | undefined
  /** Set for new users, who can continue without a plan. */
  onStayFree?: (() => void) | undefined
  onContactSupport: () => void
}

/**
 * Four plans side by side, monthly or yearly (PLN-03, PLN-26, OPN-51). Plans no longer sold are exchanged by
 * support (PLN-08).
 */
export function PlanChoiceView({
  currentPlan,
  ownPlan,
  vatPercent,
  mayTry,
  isAnnual,
  onShowBy,
  onChoose,
  onStayFree,
  onContactSupport,
}: PlanChoiceViewProps) {
  const { t } = useTranslation()
  const isLegacy = isLegacyPlan(currentPlan)
  const price = planOf(currentPlan).monthlyPrice
  // The next upgrade from the current plan is highlighted.
  const next = planLabels.find((plan) => planOf(plan).monthlyPrice > price)
  const actionFor = (plan: PlanLabel) => {
    if (isLegacy) return null
    if (planOf(plan).monthlyPrice === 0) {
      return onStayFree ? (
        <Button width="full" onPress={onStayFree}>
          {t('planPage.stayFree')}
        </Button>
      ) : null
    }
    if (plan === currentPlan || !onChoose) return null
    const today = chargeOf({ planLabel: plan, isAnnual }, vatPercent).amount
    return (
      <Button width="full" variant={plan === next ? 'primary' : 'secondary'} onPress={() => onChoose(plan)}>
        {mayTry
          ? t('planPage.tryIt', { count: trialDays })
          : t('planPage.choose', { amount: formatMoney(today, 'EUR') })}
      </Button>
    )
  }
  const hasActions = planLabels.some((plan) => actionFor(plan) !== null)
  const ownMark = () => {
    if (!ownPlan) return t('planPage.current')
    const { status, periodEndDate, canceledDate } = ownPlan.subscription
    const date = formatDate(periodEndDate, 'date')
    if (canceledDate) return t('planPage.own.endsOn', { date })
    return status === 'trial' ? t('planPage.trialUntil', { date }) : t('planPage.current')
  }
  return (
    <div className={css.page}>
      <Cluster gap={24} align="end" justify="between">
        <Stack gap={8}>
          <Heading level={1} size={44}>
            {t(ownPlan ? 'planPage.own.heading' : 'planPage.title')}
          </Heading>
          <Text size={16} tone="soft">
            {t(ownPlan ? 'planPage.own.lead' : 'planPage.lead')}
          </Text>
        </Stack>
        <Segments
          label={t('planPage.billing')}
          options={(['monthly', 'annual'] as const).map((id) => ({
            id,
            label: t(`planPage.billings.${id}`),
          }))}
          value={isAnnual ? 'annual' : 'monthly'}
          onChange={(id) => onShowBy(id === 'annual')}
        />
      </Cluster>
      {isLegacy ? (
        <Notice
          tone="info"
          title={t('planPage.legacyTitle')}
          action={
            <Button variant={ownPlan ? 'secondary' : 'primary'} onPress={onContactSupport}>
              {t('planPage.support')}
            </Button>
          }
        >
          {t('planPage.legacy')}
        </Notice>
      ) : null}
      {ownPlan ? (
        <Cluster gap={16} rowGap={8}>
          <ButtonLink href={ownPlan.href}>{t('planPage.own.manage')}</ButtonLink>
          <Text tone="soft">{t('planPage.own.switch')}</Text>
          <span className={css.support}>
            <Button variant="quiet" onPress={onContactSupport}>
              {t('planPage.support')}
            </Button>
          </span>
        </Cluster>
      ) : null}
      <Grid as="ul" columnWidth={260} gap={16} isStretched>
        {planLabels.map((plan) => (
          <PlanCard
            key={plan}
            plan={plan}
            isAnnual={isAnnual}
            isCurrent={plan === currentPlan}
            mark={plan === currentPlan ? ownMark() : null}
            action={hasActions ? actionFor(plan) : undefined}
          />
        ))}
      </Grid>
      <div className={css.foot}>
        <Text size={13} tone="soft">
          {t('planPage.excl')}
          {onChoose && !mayTry && !isLegacy ? ` ${t('planPage.inclToday', { percent: vatPercent })}` : null}
        </Text>
        {mayTry && !isLegacy ? (
          <Text size={13} tone="soft">
            <strong>{t('planPage.trial', { count: trialDays })}.</strong>{' '}
            {t('planPage.trialText', { count: trialDays })}
          </Text>
        ) : null}
      </div>
    </div>
  )
}

interface PlanCardProps {
  plan: PlanLabel
  isAnnual: boolean
  isCurrent: boolean
  /** Shown beside the name: the status of the user's own plan. */
  mark: string | null
  /** The button that chooses it; null if this plan isn't available, left out if none is. */
  action?: ReactNode
}

/** A plan on sale: its price, its contents and which of them can be used today (PLN-03, PLN-06, OPN-58). */
function PlanCard({ plan, isAnnual, isCurrent, mark, action }: PlanCardProps) {
  const { t } = useTranslation()
  const { marketingName, entitlements: own } = planOf(plan)
  const { monthly, annual, annualPerMonth } = pricesOf(plan)
  const euros = (decimal: number) => formatPrice(toMinorUnits(decimal), 'EUR')
  const isFree = monthly === 0
  return (
    <li className={css.card({ isCurrent })} aria-label={marketingName}>
      <div className={css.top}>
        <Heading level={2} size={20}>
          {marketingName}
        </Heading>
        {mark ? (
          <span className={css.own}>
            <Icon name="check" size={14} />
            {mark}
          </span>
        ) : null}
      </div>
      <div>
        <Cluster gap={8} align="baseline">
          <span className={css.amount}>{euros(isAnnual ? annualPerMonth : monthly)}</span>
          <Text as="span" tone="soft">
            {t('planPage.aMonth')}
          </Text>
        </Cluster>
        <Text as="div" size={13} tone="soft" figures="tabular">
          {isFree
            ? t('planPage.forEver')
            : isAnnual
              ? t('planPage.yearly', { price: euros(annual) })
              : t('planPage.monthly')}
        </Text>
      </div>
      <div className={css.forWhom}>
        <Text size={13}>{t(`planPage.forWhom.${plan}`)}</Text>
      </div>
      {action === undefined ? null : <div className={css.action}>{action}</div>}
      <div className={css.numbers}>
        <PlanNumbers plan={plan} />
      </div>
      <ul className={css.opens} aria-label={t('planPage.opens')}>
        {soldEntitlements.map((entitlement) => {
          const isIn = own.includes(entitlement)
          const what = t(`planPage.entitlements.${entitlement}`)
          return (
            <li key={entitlement} className={css.entitlement({ isIn })}>
              <span className={css.mark({ isIn })}>
                <Icon name={isIn ? 'check' : 'close'} size={14} />
              </span>
              <span aria-hidden="true">{what}</span>
              <VisuallyHidden>{t(isIn ? 'planPage.has' : 'planPage.hasNot', { what })}</VisuallyHidden>
            </li>
          )
        })}
      </ul>
    </li>
  )
}
