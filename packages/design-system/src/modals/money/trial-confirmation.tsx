import { type PlanLabel, planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { periodPrice } from '@aloft/domain/plans/plan-price.rules'
import { trialDays, trialEndOf } from '@aloft/domain/plans/trial.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatPrice } from '@aloft/messages/money-format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { ChoiceField } from '../../primitives/choice-field.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { Text } from '../../primitives/text.tsx'
import { type PayMethod, payMethods } from './pay-methods.ts'
import * as css from './money.css.ts'

export interface TrialConfirmationModalProps {
  plan: PlanLabel
  isAnnual: boolean
  /** Product time: the days of the trial begin. */
  now: Date
  onConfirm: (method: PayMethod) => void
  onClose: () => void
  isPending?: boolean
  failure?: 'paymentFailed' | 'generic' | undefined
}

/** What a trial is, said before a way to pay is asked for: what is taken when, and how to prevent it (PLN-09). */
export function TrialConfirmationModal({
  plan,
  isAnnual,
  now,
  onConfirm,
  onClose,
  isPending = false,
  failure,
}: TrialConfirmationModalProps) {
  const { t } = useTranslation()
  const [method, setMethod] = useState<PayMethod>('card')
  const lines = [
    [t('money.trial.today'), t('money.trial.nothing')],
    [t('money.trial.before'), t('money.trial.cancel')],
    [
      formatDate(trialEndOf(now), 'date'),
      t('money.trial.charge', {
        price: formatPrice(periodPrice(plan, isAnnual), 'EUR'),
        period: t(`money.trial.periods.${isAnnual ? 'year' : 'month'}`),
      }),
    ],
  ] as const
  return (
    <ModalBody
      title={t('money.trial.title', { plan: planOf(plan).marketingName, count: trialDays })}
      onSubmit={() => onConfirm(method)}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('money.cancel')}
          </Button>
          <Button type="submit" variant="primary" isLoading={isPending}>
            {isPending ? t('money.trial.pending') : t('money.trial.submit')}
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
      <ChoiceField
        label={t('money.method')}
        name="method"
        columns={1}
        choices={payMethods.map((value) => ({
          value,
          label: t(`money.methods.${value}`),
          detail: t(`money.methodDetails.${value}`),
        }))}
        value={method}
        onChange={setMethod}
      />
      {failure && !isPending ? <Notice tone="error">{t(`money.checkout.failures.${failure}`)}</Notice> : null}
    </ModalBody>
  )
}
