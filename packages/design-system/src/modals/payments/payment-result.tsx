import type { Currency } from '@aloft/domain/core/money'
import type { PaymentState } from '@aloft/domain/launches/payment-outcome.rules'
import type { PaymentWay } from '@aloft/domain/payments/payment.rules'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Row } from '../../primitives/row.tsx'
import { Spinner } from '../../primitives/spinner.tsx'
import { Stack } from '../../primitives/stack.tsx'
import { Text } from '../../primitives/text.tsx'
import * as css from './payment-result.css.ts'

export interface PaymentResultModalProps {
  state: PaymentState
  /** What was paid for, once that's known. */
  paid: { amount: number; currency: Currency; method: PaymentWay } | null
  /** Pays again; not offered while the result is pending, or once it's paid. */
  onAnswer: (answer: 'again') => void
  onClose: () => void
}

/** The result of a payment, after the return from the payment page (PLN-22). */
export function PaymentResultModal({ state, paid, onAnswer, onClose }: PaymentResultModalProps) {
  const { t } = useTranslation()
  const isOver = state === 'failed' || state === 'refused' || state === 'canceled'
  return (
    <ModalBody
      title={t(`money.result.titles.${state}`)}
      actions={
        <>
          <Button variant={state === 'paid' ? 'primary' : 'secondary'} onPress={onClose}>
            {state === 'paid' ? t('money.result.toAd') : t('money.close')}
          </Button>
          {isOver ? (
            <Button variant="primary" onPress={() => onAnswer('again')}>
              {t('money.result.again')}
            </Button>
          ) : null}
        </>
      }
    >
      <Row gap={12} align="start" role={isOver ? 'alert' : 'status'}>
        <span className={css.mark({ state })}>
          {state === 'waiting' ? <Spinner /> : <Icon name={marks[state]} size={20} />}
        </span>
        <Stack gap={4}>
          <Text>{t(`money.result.texts.${state}`)}</Text>
          {paid ? (
            <Text size={13} tone="soft" figures="tabular">
              {t('money.result.amount', {
                amount: formatMoney(paid.amount, paid.currency),
                method: t(`money.methods.${paid.method}`),
              })}
            </Text>
          ) : null}
        </Stack>
      </Row>
    </ModalBody>
  )
}

const marks = {
  paid: 'success',
  credited: 'info',
  failed: 'error',
  refused: 'error',
  canceled: 'info',
  needless: 'info',
} as const
