import {
  type AdCost,
  CheckoutFields,
  type CheckoutOrder,
  type SavedCard,
  useCheckout,
} from '@aloft/design-system/patterns/money/checkout-fields'
import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { CheckoutFailure } from '@aloft/domain/launches/launch-failures.rules'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { type ReactNode, useId } from 'react'
import * as css from './launch-desk.css.ts'

export interface LaunchBillProps extends AdCost {
  /** Charged unless another way to pay is chosen. */
  savedCard?: SavedCard | null
  /** Nothing is missing. */
  isReady: boolean
  /** Something comes before it, such as choosing a plan, and has the primary button. */
  isLater?: boolean
  isPending: boolean
  failure?: CheckoutFailure | undefined
  /** The launch publishes the draft. */
  isDraft: boolean
  onPay: (order: CheckoutOrder) => void
  /** Reloads budget and credit. */
  onReload: () => void
  /** Questions between the bill and its button. */
  children?: ReactNode
}

const onPage = { pending: 'money.checkout.pending', draft: 'launch.review.freeze' } as const

/** What is said while it's being paid, and of a draft before, by the way to pay. */
const wordsOf = {
  card: onPage,
  paypal: onPage,
  savedCard: { pending: 'money.checkout.charging', draft: 'launch.review.freezeCard' },
  credit: { pending: 'money.checkout.launching', draft: 'launch.review.freezeCredit' },
} as const

/** The bill of a launch on its page, and the one button that pays and launches (PLN-22, PLN-24, PUB-05). */
export function LaunchBill({
  savedCard = null,
  isReady,
  isLater = false,
  isPending,
  failure,
  isDraft,
  onPay,
  onReload,
  children,
  ...cost
}: LaunchBillProps) {
  const { t } = useTranslation()
  const id = useId()
  const checkout = useCheckout(cost, savedCard)
  const { bill, order, means } = checkout
  const isCovered = means === null
  const word = isCovered
    ? t('money.checkout.launch')
    : t('launch.review.pay', { amount: formatMoney(bill.toPay, cost.currency) })
  const words = means === null ? wordsOf.credit : wordsOf[means]
  return (
    <section className={css.bill} aria-labelledby={id}>
      <Heading level={2} size={20} id={id}>
        {t('launch.page.bill')}
      </Heading>
      <CheckoutFields {...checkout} failure={isPending ? undefined : failure} onReload={onReload} />
      {children}
      <Button
        variant={isLater ? 'secondary' : 'primary'}
        size="large"
        width="full"
        isDisabled={!isReady}
        isLoading={isPending}
        guide="launch.confirmPayment"
        onPress={() => onPay(order)}
      >
        {isPending ? t(words.pending) : word}
      </Button>
      <Text size={13} tone="soft">
        {isReady ? t(isDraft ? words.draft : 'money.checkout.back') : t('launch.review.notReady')}
      </Text>
    </section>
  )
}
