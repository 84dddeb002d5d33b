import { CheckoutModal as CheckoutBody } from '@aloft/design-system/modals/payments/checkout'
import type { ComponentProps } from 'react'
import { useSavedCard } from '../../queries/use-saved-card.ts'
import { type LaunchActor, useLaunchView } from '../../wiring/launches/launch.ts'

type Body = ComponentProps<typeof CheckoutBody>

interface CheckoutModalProps extends Pick<
  Body,
  'name' | 'budget' | 'commissionPercent' | 'vatPercent' | 'credit' | 'currency' | 'isMonthly'
> {
  readonly actor: LaunchActor
  readonly onClose: () => void
}

/** The bill of an ad, and the progress of its payment; its launch decides when it closes. */
export function CheckoutModal({ actor, ...bill }: CheckoutModalProps) {
  const { isPaying, checkoutFailure } = useLaunchView(actor)
  const savedCard = useSavedCard()
  return (
    <CheckoutBody
      {...bill}
      savedCard={savedCard}
      isPending={isPaying}
      failure={checkoutFailure}
      onPay={(order) => actor.send({ type: 'PAY', order })}
      onReload={() => actor.send({ type: 'RELOAD_CREDIT' })}
    />
  )
}
