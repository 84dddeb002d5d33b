import { cardBrandName } from '@aloft/domain/payments/card-brands.rules'
import { chargeOf } from '@aloft/domain/payments/plan-period.rules'
import { type PlanLabel, planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { trialDays, trialEndOf } from '@aloft/domain/plans/trial.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { Text } from '../../primitives/text.tsx'
import * as css from './money.css.ts'

export interface TrialConfirmationModalProps {
  plan: PlanLabel
  isAnnual: boolean
  /** False if there was a trial before: the plan is paid at once. */
  isTrial: boolean
  /** VAT on the plan, in percent. */
  vatPercent: number
  /** The stored card; without one, the next step is the page that stores one. */
  card: { brand: string; last4: string } | null
  /** Product time, when the trial's days begin. */
  now: Date
  /** Never called while pending. */
  onConfirm: () => void
  /** Opens the page for storing another card, if this one was refused. */
  onOtherCard?: (() => void) | undefined
  onClose: () => void
  isPending?: boolean
  failure?: 'paymentFailed' | 'generic' | undefined
}

/** Explains the trial before asking for a way to pay: what is charged when, and how to prevent it (PLN-09). */
export function TrialConfirmationModal({
  plan,
  isAnnual,
  isTrial,
  vatPercent,
  card,
  now,
  onConfirm,
  onOtherCard,
  onClose,
  isPending = false,
  failure,
}: TrialConfirmationModalProps) {
  const { t } = useTranslation()
  const amount = formatMoney(chargeOf({ planLabel: plan, isAnnual }, vatPercent).amount, 'EUR')
  const charge = t('money.trial.charge', {
    amount,
    period: t(`money.trial.periods.${isAnnual ? 'year' : 'month'}`),
  })
  const lines = isTrial
    ? ([
        [
          t('money.trial.today'),
          card
            ? t('money.trial.savedCard', { ...card, brand: cardBrandName(card.brand) })
            : t('money.trial.nothing'),
        ],
        [formatDate(trialEndOf(now), 'date'), charge],
        [t('money.trial.before'), t('money.trial.cancel')],
      ] as const)
    : ([[t('money.trial.today'), charge]] as const)
  return (
    <ModalBody
      title={t(isTrial ? 'money.trial.title' : 'money.trial.paidTitle', {
        plan: planOf(plan).marketingName,
        count: trialDays,
      })}
      onSubmit={isPending ? undefined : onConfirm}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('money.cancel')}
          </Button>
          <Button type="submit" variant="primary" isLoading={isPending}>
            {isPending
              ? t(card ? 'money.trial.beginning' : 'money.trial.pending')
              : t(isTrial ? 'money.trial.begin' : card ? 'money.trial.pay' : 'money.trial.submit', {
                  amount,
                })}
          </Button>
        </>
      }
    >
      <dl className={css.rows}>
        {lines.map(([when, what]) => (
          <div key={when} className={css.row}>
            <Text as="dt" weight="strong" figures="tabular">
              {when}
            </Text>
            <Text as="dd" tone="soft">
              {what}
            </Text>
          </div>
        ))}
      </dl>
      {failure && !isPending ? (
        <Notice
          tone="error"
          action={
            failure === 'paymentFailed' && onOtherCard ? (
              <Button size="small" variant="quiet" onPress={onOtherCard}>
                {t('money.trial.otherCard')}
              </Button>
            ) : undefined
          }
        >
          {t(`money.checkout.failures.${failure}`)}
        </Notice>
      ) : null}
    </ModalBody>
  )
}
