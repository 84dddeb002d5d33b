import { maxReasonLength } from '@aloft/domain/payments/plan-period.rules'
import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { Text } from '../../primitives/text.tsx'
import { TextAreaField } from '../../primitives/text-area-field.tsx'
import * as css from './money.css.ts'

export interface CancelPlanModalProps {
  /** The plan's label. */
  plan: string
  /** The plan isn't paid yet. */
  isTrial: boolean
  /** End of the trial or the paid period, when the plan ends too. */
  endDate: Date
  /** The user's own words; may be empty. */
  reason: string
  onReason: (reason: string) => void
  /** Only called with a reason that's short enough; never while pending. */
  onCancelPlan: () => void
  onClose: () => void
  isPending?: boolean
  failure?: 'generic' | undefined
}

/** States what ends when and what is charged before a plan is canceled (ACT-114, MOD-03, PUB-08). */
export function CancelPlanModal({
  plan: planLabel,
  isTrial,
  endDate,
  reason,
  onReason,
  onCancelPlan,
  onClose,
  isPending = false,
  failure,
}: CancelPlanModalProps) {
  const { t } = useTranslation()
  const plan = planOf(planLabel).marketingName
  const stays = t(isTrial ? 'money.cancelPlan.trialStays' : 'money.cancelPlan.paidStays', {
    plan,
    date: formatDate(endDate, 'date'),
  })
  const rows = [
    [t('money.cancelPlan.plan'), stays],
    [t('money.cancelPlan.after'), t('money.cancelPlan.free')],
    [t('money.cancelPlan.running'), t('money.cancelPlan.ads')],
  ] as const
  const isTooLong = reason.trim().length > maxReasonLength
  const submit = () => {
    if (!isPending && !isTooLong) onCancelPlan()
  }
  return (
    <ModalBody
      title={t('money.cancelPlan.title', { plan })}
      onSubmit={submit}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('money.cancelPlan.keep')}
          </Button>
          <Button type="submit" variant="danger" isLoading={isPending}>
            {t(isPending ? 'money.cancelPlan.pending' : 'money.cancelPlan.submit')}
          </Button>
        </>
      }
    >
      <dl className={css.rows}>
        {rows.map(([subject, what]) => (
          <div key={subject} className={css.row}>
            <Text as="dt" weight="strong">
              {subject}
            </Text>
            <Text as="dd" tone="soft">
              {what}
            </Text>
          </div>
        ))}
      </dl>
      <TextAreaField
        label={t('money.cancelPlan.reason')}
        name="reason"
        rows={2}
        optional={t('optional')}
        value={reason}
        onChange={onReason}
        isDisabled={isPending}
        error={isTooLong ? t('modals.tooLong', { max: maxReasonLength }) : undefined}
      />
      {failure && !isPending ? <Notice tone="error">{t('money.cancelPlan.failed')}</Notice> : null}
    </ModalBody>
  )
}
