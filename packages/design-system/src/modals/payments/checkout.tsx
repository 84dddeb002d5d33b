import type { CheckoutFailure } from '@aloft/domain/launches/launch-failures.rules'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import {
  type AdCost,
  CheckoutFields,
  type CheckoutOrder,
  type SavedCard,
  useCheckout,
} from '../../patterns/money/checkout-fields.tsx'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Text } from '../../primitives/text.tsx'
import { useTranslation } from '../../primitives/use-translation.ts'

export interface CheckoutModalProps extends AdCost {
  name: string
  /** Charged unless another way to pay is chosen. */
  savedCard?: SavedCard | null
  onPay: (order: CheckoutOrder) => void
  /** Reloads budget and credit. */
  onReload: () => void
  onClose: () => void
  isPending?: boolean
  failure?: CheckoutFailure | undefined
}

/** The bill for an ad before payment, in a modal (PLN-22, PLN-24). */
export function CheckoutModal({
  name,
  savedCard = null,
  onPay,
  onReload,
  onClose,
  isPending = false,
  failure,
  ...cost
}: CheckoutModalProps) {
  const { t } = useTranslation()
  const checkout = useCheckout(cost, savedCard)
  const { bill, order, means } = checkout
  const isCovered = means === null
  const submitWord = isCovered
    ? t('money.checkout.launch')
    : t('money.checkout.pay', { amount: formatMoney(bill.toPay, cost.currency) })
  const pendingWord = t(
    `money.checkout.${isCovered ? 'launching' : means === 'savedCard' ? 'charging' : 'pending'}`,
  )
  return (
    <ModalBody
      title={t('money.checkout.title', { name })}
      onSubmit={() => onPay(order)}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('money.cancel')}
          </Button>
          <Button type="submit" variant="primary" isLoading={isPending}>
            {isPending ? pendingWord : submitWord}
          </Button>
        </>
      }
    >
      <CheckoutFields {...checkout} failure={isPending ? undefined : failure} onReload={onReload} />
      <Text size={13} tone="soft">
        {t('money.checkout.back')}
      </Text>
    </ModalBody>
  )
}
