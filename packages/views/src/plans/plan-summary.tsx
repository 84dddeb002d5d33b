import { toMinorUnits } from '@aloft/domain/core/money'
import type { Subscription } from '@aloft/domain/payments/subscription.entity'
import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { periodPrice } from '@aloft/domain/plans/plan-price.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Pill } from '@aloft/design-system/primitives/pill'
import { Text } from '@aloft/design-system/primitives/text'
import { PlanNumbers } from './plan-numbers.tsx'
import * as css from './plan-summary.css.ts'

export interface PlanSummaryProps {
  /** A trial or a paid plan, canceled or not. */
  subscription: Pick<
    Subscription,
    'planLabel' | 'isAnnual' | 'status' | 'periodEndDate' | 'canceledDate' | 'nextCharge'
  >
  /** Set during a trial that renews: ends it now and charges the plan (PLN-10). */
  onSkipTrial?: (() => void) | undefined
  /** Opens the confirmation of a cancellation. */
  onCancel: () => void
  /** Resumes the plan; never called while pending. */
  onKeep: () => void
  onContactSupport: () => void
  /** The plan is being resumed. */
  isPending?: boolean
  failure?: 'generic' | undefined
}

/** The user's plan: its price, its end, the next charge, and buttons to cancel or resume it (ACT-114, PLN-09). */
export function PlanSummary({
  subscription,
  onSkipTrial,
  onCancel,
  onKeep,
  onContactSupport,
  isPending = false,
  failure,
}: PlanSummaryProps) {
  const { t } = useTranslation()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const wantsFocus = useRef(false)
  const { planLabel, isAnnual, status, periodEndDate, canceledDate, nextCharge } = subscription
  const isTrial = status === 'trial'
  const isCanceled = canceledDate !== null
  const date = formatDate(periodEndDate, 'date')
  const rhythm = t(`planWords.rhythms.${isAnnual ? 'annual' : 'monthly'}`)
  const { labelKey, marketingName } = planOf(planLabel)
  const price = formatMoney(periodPrice(planLabel, isAnnual), 'EUR')

  // Resuming the plan removes the focused button.
  useEffect(() => {
    if (wantsFocus.current) heading.current?.focus()
    wantsFocus.current = false
  }, [isCanceled])
  const keep = () => {
    wantsFocus.current = true
    onKeep()
  }

  return (
    <section className={css.panel} aria-labelledby={id}>
      <Cluster gap={12} rowGap={8}>
        <Heading level={2} size={20} id={id} ref={heading}>
          {t('planPage.own.title', { plan: marketingName })}
        </Heading>
        {isCanceled ? <Pill status="ending">{t('planPage.own.endsOn', { date })}</Pill> : null}
      </Cluster>
      <div className={css.words}>
        <Text weight="medium">{t('planPage.own.price', { price, rhythm })}</Text>
        <Text tone="soft">{t(`planPage.forWhom.${labelKey}`)}</Text>
      </div>
      <PlanNumbers plan={labelKey} />
      <div className={css.words}>
        {isCanceled ? (
          <>
            <Text>{t(isTrial ? 'planPage.own.trialFree' : 'planPage.own.noCharge')}</Text>
            <Text tone="soft">
              {t('planPage.own.keepCharge', {
                price,
                rhythm,
                date,
              })}
            </Text>
            <Text tone="soft">{t('planPage.own.ads')}</Text>
          </>
        ) : (
          <>
            {isTrial ? <Text>{t('planPage.own.trialEnds', { date })}</Text> : null}
            {nextCharge ? (
              <Text tone={isTrial ? 'soft' : 'ink'}>
                {t(isTrial ? 'planPage.own.trialCharge' : 'planPage.own.charge', {
                  amount: formatMoney(toMinorUnits(nextCharge.amount), nextCharge.currency),
                  rhythm,
                  date,
                })}
              </Text>
            ) : null}
          </>
        )}
      </div>
      {failure && !isPending ? <Notice tone="error">{t('planPage.own.notResumed')}</Notice> : null}
      {isCanceled ? (
        <Button key="keep" variant="primary" isLoading={isPending} onPress={keep}>
          {t(isPending ? 'planPage.own.keeping' : 'planPage.own.keep')}
        </Button>
      ) : (
        <Cluster key="cancel" gap={8}>
          {onSkipTrial && nextCharge ? (
            <Button onPress={onSkipTrial}>
              {t('planPage.skipTrial', {
                amount: formatMoney(toMinorUnits(nextCharge.amount), nextCharge.currency),
              })}
            </Button>
          ) : null}
          <Button onPress={onCancel}>{t('planPage.own.cancel')}</Button>
        </Cluster>
      )}
      <div className={css.switching}>
        <Text size={13} tone="soft">
          {t('planPage.own.switch')}
        </Text>
        <span className={css.support}>
          <Button size="small" variant="quiet" onPress={onContactSupport}>
            {t('planPage.support')}
          </Button>
        </span>
      </div>
    </section>
  )
}
